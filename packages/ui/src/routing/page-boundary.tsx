import { RouteFailure } from "./route-failure.tsx";

/** Catches what a page throws, below the frame, so the navigation stays. */
export { Outlet as Component } from "react-router";
export const ErrorBoundary = RouteFailure;
