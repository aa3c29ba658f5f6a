ALTER TABLE `jobs` ADD `site` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `holder` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `held_until` integer;