/** Short programs for an Uno or an ESP32 (Arduino, C++). The pins come from the wiring, so the two cannot differ. */

const constants = (pins: Record<string, number>) =>
  Object.entries(pins)
    .map(([name, pin]) => `const int ${name} = ${pin};`)
    .join('\n');

export const l293dSketch = ({ EN1, IN1, IN2, EN2 }: Record<'EN1' | 'IN1' | 'IN2' | 'EN2', number>) => `\
// M1: forward, brake, back, coast. M2 stays off.
${constants({ EN1, IN1, IN2, EN2 })}

void drive(int speed, int time) {
  // speed: -255 (back) to 255
  digitalWrite(IN1, speed > 0 ? HIGH : LOW);
  digitalWrite(IN2, speed < 0 ? HIGH : LOW);
  analogWrite(EN1, abs(speed));
  delay(time);
}

void setup() {
  pinMode(IN1, OUTPUT);
  pinMode(IN2, OUTPUT);
  pinMode(EN1, OUTPUT);
  pinMode(EN2, OUTPUT);  // low: M2 coasts
}

void loop() {
  drive(200, 2000);
  digitalWrite(IN1, LOW);
  analogWrite(EN1, 255);  // it brakes
  delay(500);
  drive(-200, 2000);
  drive(0, 1000);  // EN1 low: it coasts
}
`;

export const relaySketch = ({ IN1 }: Record<'IN1', number>) => `\
// K1: five seconds on, five seconds off.
${constants({ IN1 })}
const int ON = LOW;  // a low input switches on
const int OFF = HIGH;

void setup() {
  digitalWrite(IN1, OFF);  // before it is an output,
  pinMode(IN1, OUTPUT);    // so that nothing clicks
}

void loop() {
  digitalWrite(IN1, ON);
  delay(5000);
  digitalWrite(IN1, OFF);
  delay(5000);
}
`;

export const irSketch = ({ OUT }: Record<'OUT', number>) => `\
// Says once when something comes, once when it goes.
${constants({ OUT })}
bool seen = false;

void setup() {
  pinMode(OUT, INPUT);
  Serial.begin(115200);
}

void loop() {
  bool now = digitalRead(OUT) == LOW;
  if (now != seen) {
    seen = now;
    Serial.println(seen ? "seen" : "clear");
  }
  delay(20);  // longer than the edge of a target flickers
}
`;

export const rfSketch = (pins: Record<'D1' | 'D2' | 'D3' | 'D4', number>) => `\
// Writes down which channels are on.
const int CHANNELS[] = {${Object.values(pins).join(', ')}};  // ${Object.keys(pins).join(', ')}
int before = -1;

void setup() {
  for (int pin : CHANNELS) pinMode(pin, INPUT);
  Serial.begin(115200);
}

void loop() {
  int now = 0;
  for (int i = 0; i < 4; i++)
    if (digitalRead(CHANNELS[i]) == HIGH) now |= 1 << i;
  if (now != before) {
    before = now;
    for (int i = 0; i < 4; i++) {
      Serial.print(i + 1);
      Serial.print(now >> i & 1 ? " on  " : " off  ");
    }
    Serial.println();
  }
  delay(20);
}
`;
