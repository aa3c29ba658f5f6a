ALTER TABLE `products` ADD `unit` text;--> statement-breakpoint
ALTER TABLE `products` ADD `is_from` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `tax` text;--> statement-breakpoint
ALTER TABLE `products` ADD `regions` text;