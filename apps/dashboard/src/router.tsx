import { createBrowserRouter } from "react-router";
import { routes } from "./routes/table.tsx";

/** The router of the dashboard, below /dashboard, over the route table. */
export const router = createBrowserRouter(routes, { basename: "/dashboard" });
