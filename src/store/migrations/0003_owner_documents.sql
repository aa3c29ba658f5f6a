CREATE TABLE `owner_documents` (
	`domain` text NOT NULL,
	`version` integer NOT NULL,
	`claim_token` text NOT NULL,
	`json` text NOT NULL,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`domain`, `version`)
);
