-- While two releases run side by side, the one before 0063 places inclusive orders that do not say how their GST lies
-- inside: it lies there as that release counts it.
CREATE FUNCTION orders_gst_inside() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.prices = 'inclusive' AND NEW.gst_inside IS NULL THEN NEW.gst_inside := 'by rate'; END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER orders_gst_inside BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION orders_gst_inside();
