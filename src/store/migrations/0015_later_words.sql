-- Words further down a site's pages than what is shown of them, each once, by its search_id: looked into only where nothing
-- else is found (decision 0032). No places of words are kept: they stand in the order of the alphabet.
CREATE VIRTUAL TABLE later_fts USING fts5(
  words,
  content='', contentless_delete=1, detail=none, tokenize='unicode61 remove_diacritics 2'
);
