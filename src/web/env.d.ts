/// <reference types="astro/client" />

declare namespace App {
  /** What a page is drawn from; made by the publisher or by the server, never by a page. */
  interface Locals {
    readonly view: import('./views/any-view.ts').AnyView;
  }
}
