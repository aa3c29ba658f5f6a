CREATE TABLE `actions` (
	`domain` text NOT NULL,
	`action_id` text NOT NULL,
	`name` text NOT NULL,
	`executable` integer NOT NULL,
	PRIMARY KEY(`domain`, `action_id`)
);
--> statement-breakpoint
CREATE TABLE `businesses` (
	`domain` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`telephone` text,
	`email` text,
	`street` text,
	`postcode` text,
	`city` text,
	`country` text,
	`lat` real,
	`lon` real,
	`time_zone` text,
	`opening_hours` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`to_version` integer NOT NULL,
	`from_version` integer NOT NULL,
	`detected_at` text NOT NULL,
	`json` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `changes_domain` ON `changes` (`domain`,`id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`domain` text NOT NULL,
	`version` integer NOT NULL,
	`source` text NOT NULL,
	`json` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`domain`, `version`)
);
--> statement-breakpoint
CREATE TABLE `drawn_files` (
	`path` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pages` (
	`domain` text NOT NULL,
	`path` text NOT NULL,
	`title` text NOT NULL,
	PRIMARY KEY(`domain`, `path`)
);
--> statement-breakpoint
CREATE TABLE `products` (
	`domain` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`original_name` text NOT NULL,
	`price` real,
	`currency` text,
	`price_eur` real,
	`url` text NOT NULL,
	`image` text,
	`available` integer,
	PRIMARY KEY(`domain`, `position`)
);
--> statement-breakpoint
CREATE TABLE `scans` (
	`id` integer PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`version` integer,
	`score_version` integer NOT NULL,
	`outcome` text NOT NULL,
	`at` text NOT NULL,
	`score` integer NOT NULL,
	`label` text NOT NULL,
	`criteria` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `scans_domain_at` ON `scans` (`domain`,`at`);--> statement-breakpoint
CREATE TABLE `sightings` (
	`domain` text PRIMARY KEY NOT NULL,
	`native` text NOT NULL,
	`standards` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sites` (
	`domain` text PRIMARY KEY NOT NULL,
	`search_id` integer NOT NULL,
	`registrable_domain` text NOT NULL,
	`status` text NOT NULL,
	`status_reason` text,
	`moved_to` text,
	`language` text,
	`name` text,
	`category_id` text,
	`category_name` text,
	`category_plural` text,
	`place_name` text,
	`place_country` text,
	`score` integer,
	`label` text,
	`met` text NOT NULL,
	`unseen` text NOT NULL,
	`native` integer NOT NULL,
	`executable` integer NOT NULL,
	`version` integer,
	`scan_id` integer,
	`shown_hash` text NOT NULL,
	`changed_at` text NOT NULL,
	`updated_at` text,
	`last_visited_at` text NOT NULL,
	`next_visit_at` text NOT NULL,
	`visit_key` text NOT NULL,
	`failures` integer NOT NULL,
	`rules_version` text NOT NULL,
	`draw_due` integer NOT NULL,
	`view_hash` text,
	`drawn_at` text,
	`comparison_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sites_search_id` ON `sites` (`search_id`);--> statement-breakpoint
CREATE INDEX `sites_registrable_domain` ON `sites` (`registrable_domain`);--> statement-breakpoint
CREATE INDEX `sites_next_visit_at` ON `sites` (`next_visit_at`);--> statement-breakpoint
CREATE INDEX `sites_draw_due` ON `sites` (`domain`) WHERE draw_due = 1;--> statement-breakpoint
CREATE TABLE `visits` (
	`domain` text NOT NULL,
	`started_at` text NOT NULL,
	`source` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	PRIMARY KEY(`domain`, `started_at`)
);
