CREATE TABLE `translations` (
	`hash` text NOT NULL,
	`language` text NOT NULL,
	`provider` text NOT NULL,
	`english` text NOT NULL,
	`used_on` text NOT NULL,
	PRIMARY KEY(`hash`, `provider`, `language`)
);
--> statement-breakpoint
CREATE INDEX `translations_used_on` ON `translations` (`used_on`);