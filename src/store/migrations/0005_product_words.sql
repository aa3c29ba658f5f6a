-- Words of the names of each product of an active site, by its place: see product-place.ts. Contentless: the rows of a
-- hit come from products.
CREATE VIRTUAL TABLE product_fts USING fts5(
  words,
  content='', contentless_delete=1, detail=none, tokenize='unicode61 remove_diacritics 2'
);
