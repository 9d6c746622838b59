import '@angular/compiler';
import { ADLANE, provideAdlane } from '@adlane/widget-core/angular';
import { Component, inject, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

class Page {
  adlane = inject(ADLANE);
  state = signal('Closed');
  check() {
    this.state.set(this.adlane?.isOpened() === false ? 'Ready' : 'Missing');
  }
}
// A decorator is a function: without TypeScript it is called.
Component({
  selector: 'app-root',
  template: '<button type="button" (click)="check()">Widget: {{ state() }}</button>',
})(Page);

const settings = { sdkKey: 'key', apiUrl: `${location.origin}/sdk`, frameUrl: `${location.origin}/frame` };
await bootstrapApplication(Page, { providers: [provideZonelessChangeDetection(), provideAdlane(settings)] });
