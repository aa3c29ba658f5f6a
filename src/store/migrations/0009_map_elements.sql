CREATE TABLE `map_elements` (
	`domain` text NOT NULL,
	`element` text NOT NULL,
	PRIMARY KEY(`domain`, `element`)
);
--> statement-breakpoint
CREATE INDEX `map_elements_element` ON `map_elements` (`element`);