/** Words that passwords in leaked lists are made of, with or without digits and signs around them. */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `password passwort motdepasse contrasena senha passw pass passwd passcode secret secrets letmein letmeinnow welcome
  welcomeback hello hellohello hellothere login logmein admin administrator root user guest test tester testing test
  changeme change default access master superman batman spiderman ironman starwars pokemon naruto matrix
  qwerty qwertz azerty qwertyuiop qwertyqwerty asdf asdfasdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qaz wsx
  abc abcd abcde abcdef abcdefg abcabc iloveyou iloveu loveyou loveme lovely love lover mylove babygirl babyboy baby
  princess prince queen king angel angels sunshine moonlight rainbow flower flowers butterfly summer winter spring autumn
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december football baseball basketball soccer hockey tennis golf golfer rugby cricket running
  liverpool chelsea arsenal manchester everton rangers celtic barcelona juventus tottenham
  dragon monkey tiger lion eagle falcon panther wolf bear puppy kitten doggy kitty bunny shadow mustang ferrari porsche
  corvette mercedes harley yamaha honda toyota maverick cowboy cowboys yankees lakers redskins steelers
  michael jordan jennifer jessica ashley amanda nicole daniel andrew joshua matthew thomas robert george charlie
  william richard david james anthony hannah sophie olivia jasmine samantha michelle patrick alexander victoria elizabeth
  buster bailey pepper ginger cookie cookies chocolate cheese banana orange apple peanut sweetie honey sugar candy
  computer internet windows microsoft google facebook instagram twitter youtube samsung nokia iphone android
  whatever nothing forever always jesus christ heaven freedom america england london scotland ireland paris family friends
  money dollar diamond silver golden purple yellow black white blue green secure security private trustno trust
  nevermind fuckyou fuckoff fuckme bullshit asshole pussy hottie sexy killer hunter ranger soldier warrior ninja
  shop store shopping merchant printing fashion clothes business company office work
  correcthorsebatterystaple opensesame sesame abracadabra youaretheone helpme`
    .split(/\s+/)
    .filter(Boolean),
);
