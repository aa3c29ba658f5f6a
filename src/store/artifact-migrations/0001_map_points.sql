CREATE TABLE `map_datasets` (
	`name` text PRIMARY KEY NOT NULL,
	`file` text NOT NULL,
	`points` integer NOT NULL,
	`imported_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `map_points` (
	`dataset` text NOT NULL,
	`id` text NOT NULL,
	`registrable_domain` text,
	`phone` text,
	`name_key` text,
	`json` text NOT NULL,
	`changed_at` text NOT NULL,
	`seen_in` text NOT NULL,
	`is_due` integer NOT NULL,
	`is_gone` integer NOT NULL,
	PRIMARY KEY(`dataset`, `id`)
);
--> statement-breakpoint
CREATE INDEX `map_points_domain` ON `map_points` (`registrable_domain`);--> statement-breakpoint
CREATE INDEX `map_points_phone` ON `map_points` (`phone`);--> statement-breakpoint
CREATE INDEX `map_points_name` ON `map_points` (`name_key`);--> statement-breakpoint
CREATE INDEX `map_points_due` ON `map_points` (`is_due`) WHERE is_due = 1;