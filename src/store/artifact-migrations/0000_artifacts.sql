CREATE TABLE `archive_pages` (
	`archive` text NOT NULL,
	`position` integer NOT NULL,
	`domain` text NOT NULL,
	`resource` text NOT NULL,
	`hash` text,
	PRIMARY KEY(`archive`, `position`)
);
--> statement-breakpoint
CREATE INDEX `archive_pages_domain` ON `archive_pages` (`archive`,`domain`);--> statement-breakpoint
CREATE TABLE `archives` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`pages` integer NOT NULL,
	`sites` integer NOT NULL,
	`finished_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `artifacts` (
	`hash` text PRIMARY KEY NOT NULL,
	`bytes` integer NOT NULL,
	`body` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_visits` (
	`domain` text NOT NULL,
	`started_at` text NOT NULL,
	`source` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`moved_to` text,
	`robots` text NOT NULL,
	`visit_key` text NOT NULL,
	PRIMARY KEY(`domain`, `started_at`)
);
--> statement-breakpoint
CREATE TABLE `visit_artifacts` (
	`domain` text NOT NULL,
	`started_at` text NOT NULL,
	`position` integer NOT NULL,
	`role` text NOT NULL,
	`standard` text,
	`url` text NOT NULL,
	`final_url` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`status` integer,
	`headers` text NOT NULL,
	`hash` text,
	`truncated` integer NOT NULL,
	`fetched_at` text NOT NULL,
	PRIMARY KEY(`domain`, `started_at`, `position`)
);
--> statement-breakpoint
CREATE INDEX `visit_artifacts_hash` ON `visit_artifacts` (`hash`);