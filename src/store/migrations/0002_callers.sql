CREATE TABLE `claims` (
	`key_id` text NOT NULL,
	`domain` text NOT NULL,
	`token` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	`verified_at` text,
	`checked_at` text,
	`missing_since` text,
	`notice` text,
	PRIMARY KEY(`key_id`, `domain`)
);
--> statement-breakpoint
CREATE INDEX `claims_domain` ON `claims` (`domain`,`status`);--> statement-breakpoint
CREATE TABLE `counters` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `grants` (
	`bucket` text PRIMARY KEY NOT NULL,
	`times` text NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`domain` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	`started_at` text,
	`finished_at` text,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `jobs_status` ON `jobs` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `keys` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`label` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	`revoked_at` text,
	`replaced_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_hash` ON `keys` (`hash`);--> statement-breakpoint
CREATE TABLE `queries` (
	`day` text NOT NULL,
	`query` text NOT NULL,
	`searches` integer NOT NULL,
	`callers` text NOT NULL,
	PRIMARY KEY(`day`, `query`)
);
--> statement-breakpoint
CREATE TABLE `suggestions` (
	`domain` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`updated_at` text NOT NULL
);
