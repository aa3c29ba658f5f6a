CREATE INDEX `sites_compared` ON `sites` (`category_id`,`place_country`,`place_name`,`score`,`domain`);--> statement-breakpoint
CREATE INDEX `sites_category` ON `sites` (`category_id`,`score`,`domain`);--> statement-breakpoint
CREATE INDEX `sites_score` ON `sites` (`score`,`domain`);