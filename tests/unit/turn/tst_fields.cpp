// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/advance.h"
#include "core/wire/names.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/turn/floor_talk.h"
#include "tests/unit/turn/slow_decider.h"

#include <QTest>

#include <random>

namespace tst_fields {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kScenes = tests::rounds(10'000);

/// Makes random rooms with many messages, the last of which is put.
class Scenes
{
public:
    slow::Scene next()
    {
        slow::Scene scene;
        scene.way = slow::Way(roll(7));
        const int members = 1 + roll(5);
        for (int i = 0; i < members; ++i)
            scene.roster << u"companion_%1"_s.arg(QChar(u'a' + i));
        for (const QString &id : std::as_const(scene.roster)) {
            if (roll(8) == 0)
                scene.muted << id;
            if (roll(4) == 0)
                scene.onlyWhenNamed << id;
            if (roll(3) == 0)
                scene.follows[id] = some(scene.roster);
        }
        scene.coolDown = roll(2) ? 0 : roll(4);
        scene.idle = roll(4) == 0;
        scene.seed = quint64(roll(1000));
        for (const QString &id : std::as_const(scene.roster)) {
            if (roll(2))
                scene.talkativeness[id] = roll(5) * 250;
        }
        for (int i = 1 + roll(6); i > 0; --i)
            scene.said << message(scene.roster);
        return scene;
    }

    /// A talk with many questions.
    QList<slow::Said> talk(const QStringList &roster)
    {
        QList<slow::Said> talk;
        for (int i = 0; i < 20; ++i)
            talk << message(roster);
        return talk;
    }

private:
    int roll(int sides) { return int(m_dice() % unsigned(sides)); }
    QStringList some(const QStringList &members)
    {
        QStringList some;
        for (const QString &id : members) {
            if (roll(2))
                some << id;
        }
        return some;
    }
    slow::Said message(const QStringList &roster)
    {
        slow::Said said;
        said.from = roll(3) ? roster[roll(int(roster.size()))] : roll(2) ? u"user"_s : u"bot"_s;
        if (roll(3) == 0)
            said.to = some(roster);
        if (roll(3) == 0)
            said.mentions = some(roster);
        if (roll(3) == 0)
            said.asks = some(roster);
        said.whisper = roll(8) == 0;
        return said;
    }

    std::mt19937 m_dice{20260301};
};

QList<ParticipantId> idsOf(const QStringList &names)
{
    return QList<ParticipantId>(names.begin(), names.end());
}

model::PolicySettings policyOf(const slow::Scene &scene)
{
    model::PolicySettings policy;
    policy.policy = model::PolicyName::Manual;
    policy.maxCompanionTurns = 100;
    for (const auto &[id, followers] : scene.follows.toStdMap())
        policy.follows.insert(ParticipantId(id), idsOf(followers));
    policy.onlyWhenNamed = idsOf(scene.onlyWhenNamed);
    policy.coolDown = scene.coolDown;
    policy.waitForUser = 0ms;
    policy.owed = false;
    policy.seed = scene.seed;
    for (const auto &[id, value] : scene.talkativeness.toStdMap())
        policy.talkativeness.insert(ParticipantId(id), value);
    return policy;
}

/// The engine's answer to the last message; the earlier messages are said while nobody answers.
QList<model::FloorOutput> answerTo(const slow::Scene &scene)
{
    // Every message differs, so that repetition has no effect.
    static const QString kTalk[] = {u"Apples"_s,    u"birches"_s, u"clouds over"_s,
                                    u"dim light"_s, u"elm"_s,     u"fjords"_s};
    model::PolicySettings policy = policyOf(scene);
    turn::Floor floor = turn::openFloor(idsOf(scene.roster), policy);
    QList<model::FloorOutput> answer;
    const auto feed = [&](const FloorInput &input) {
        turn::Step step = turn::advance(std::move(floor), input, policy);
        floor = std::move(step.floor);
        answer = step.outputs;
    };
    for (const QString &id : scene.muted)
        feed({0ms, model::CompanionInput{model::CompanionInput::Kind::Mute, ParticipantId(id)}});
    const auto begin = [&](Millis t) {
        static const model::PolicyName kWays[] = {model::PolicyName::Vote,    model::PolicyName::Resource,
                                                  model::PolicyName::Ring,    model::PolicyName::Natural,
                                                  model::PolicyName::List,    model::PolicyName::Pooled,
                                                  model::PolicyName::Director};
        policy.policy = kWays[int(scene.way)];
        policy.userWakes = model::PolicySettings::UserWakes::First;
        feed({t, model::PolicyChanged{}});
    };
    for (qsizetype i = 0; i < scene.said.size(); ++i) {
        if (i + 1 == scene.said.size() && !scene.idle)
            begin(Millis(i));
        const slow::Said &said = scene.said[i];
        FloorInput input =
            posted(Millis(i), ParticipantId(said.from), u"m%1"_s.arg(i), kTalk[i], idsOf(said.to));
        model::Message &message = std::get<model::Posted>(input.kind).message;
        message.mentions = idsOf(said.mentions);
        message.asks = idsOf(said.asks);
        message.whisper = said.whisper;
        feed(input);
    }
    if (scene.idle) {
        policy.idle = 50ms;
        begin(20ms);
        feed({20ms, model::Control::Play}); // a rest from which the silence counts
        feed(tick(70ms));
    }
    if (scene.way == slow::Way::Director && std::holds_alternative<model::AskDirector>(answer.last().kind)) {
        const auto asked = answer;
        feed(tick(20'000ms)); // the director does not answer
        answer = asked + answer;
    }
    if (scene.way == slow::Way::Vote && std::holds_alternative<model::AskVotes>(answer.last().kind)) {
        const auto asked = answer;
        feed({100ms, model::Control::Stop}); // prints the candidates
        answer = asked + answer;
    }
    return answer;
}

/// The engine's answer, and that of the slow reading, in a few words each.
QString told(const QList<model::FloorOutput> &outputs)
{
    QStringList words;
    for (const model::FloorOutput &output : outputs) {
        if (const auto *ask = std::get_if<model::AskVotes>(&output.kind))
            words << u"asks %1"_s.arg(QVariant::fromValue(ask->voters.size()).toString());
        if (const auto *ask = std::get_if<model::AskDirector>(&output.kind))
            words << u"asks the director %1"_s.arg(ask->candidates.size());
        if (const auto *wake = std::get_if<model::Wake>(&output.kind))
            words << u"wakes "_s + wake->companion.value();
        if (const auto *start = std::get_if<model::StartTurn>(&output.kind))
            words << u"starts "_s + start->companion.value();
        if (const auto *rest = std::get_if<model::Rest>(&output.kind);
            rest && rest->reason != model::RestReason::Stopped)
            words << u"rests "_s + (rest->cause ? wire::nameOf(*rest->cause) : QString());
        const auto *decision = std::get_if<model::Decision>(&output.kind);
        if (decision && model::isOfList(decision->rule)) {
            words << u"lines up "_s + decision->winner->value();
            for (const ParticipantId &id : decision->queue)
                words.last() += u' ' + id.value();
        }
        for (const model::Candidate &one : decision ? decision->candidates : QList<model::Candidate>{})
            words << one.id.value() +
                         (one.isListed && one.state == model::VoteState::Speak ? u" speaks"_s : u""_s) +
                         u' ' + (one.cause ? wire::nameOf(*one.cause) : QString());
    }
    return words.join(u", "_s);
}

QString expectedOfVote(const slow::Scene &scene, const slow::Field &field)
{
    const QStringList left = field.why.keys(QString());
    if (left.isEmpty())
        return u"rests "_s + field.emptyBecause;
    const slow::Said &message = scene.said.last();
    const bool alone =
        left.size() == 1 && (message.from == u"user"_s || scene.idle || message.to.contains(left.first()));
    QStringList words;
    if (!alone)
        words << u"asks %1"_s.arg(left.size());
    for (const QString &id : scene.roster) {
        if (!field.why.contains(id))
            continue;
        const QString why = field.why[id];
        words << id + u' ' + (!why.isEmpty() ? why : alone ? u"notAsked"_s : u"stopped"_s);
    }
    if (alone)
        words << u"starts "_s + left.first();
    return words.join(u", "_s);
}

QString expectedOfDirector(const slow::Scene &scene, const slow::Field &field)
{
    QStringList left;
    QStringList called;
    const slow::Said &message = scene.said.last();
    for (const QString &id : scene.roster) {
        if (!field.why.contains(id) || !field.why[id].isEmpty())
            continue;
        left << id;
        if (message.to.contains(id) || (message.asks.contains(id) && !message.whisper))
            called << id;
    }
    if (left.isEmpty())
        return u"rests "_s + field.emptyBecause;
    const bool isOnly =
        left.size() == 1 && (message.from == u"user"_s || scene.idle || message.to.contains(left[0]));
    const bool isAddressed = called.size() == 1 && !scene.idle;
    QStringList words;
    if (!isOnly && !isAddressed)
        words << u"asks the director %1"_s.arg(left.size());
    for (const QString &id : scene.roster) {
        if (field.why.contains(id))
            words << id + u' ' + (field.why[id].isEmpty() ? u"notAsked"_s : field.why[id]);
    }
    const QString winner = isOnly ? left[0] : isAddressed ? called[0] : slow::longestSilent(scene, left);
    return (words << u"starts "_s + winner).join(u", "_s);
}

QString expectedOfList(const slow::Scene &scene, const slow::Field &field)
{
    const QStringList line = slow::lineOf(scene);
    if (line.isEmpty())
        return u"rests "_s + field.emptyBecause;
    QStringList words{u"lines up "_s + line.join(u' ')};
    for (const QString &id : scene.roster) {
        if (field.why.contains(id))
            words << id + (line.contains(id) ? u" speaks "_s : u" "_s) + field.why[id];
    }
    return (words << u"starts "_s + line.first()).join(u", "_s);
}

QString expected(const slow::Scene &scene, const QList<ParticipantId> &ring)
{
    const slow::Field field = slow::fieldOf(scene);
    QStringList words;
    if (scene.way == slow::Way::Vote)
        return expectedOfVote(scene, field);
    if (scene.way == slow::Way::Director)
        return expectedOfDirector(scene, field);
    if (scene.way > slow::Way::Ring)
        return expectedOfList(scene, field);
    if (scene.way == slow::Way::Resource) {
        for (const QString &id : scene.roster) {
            if (field.why.contains(id) && field.why[id].isEmpty())
                words << u"wakes "_s + id;
        }
        return words.isEmpty() ? u"rests "_s + field.emptyBecause : words.join(u", "_s);
    }
    const QString from = scene.said.last().from;
    qsizetype start = from == u"user"_s ? 0 : ring.indexOf(ParticipantId(from)) + 1;
    for (qsizetype i = scene.said.size() - 1; scene.idle && i >= 0; --i) { // after the last speaker
        start = ring.indexOf(ParticipantId(scene.said[i].from)) + 1;
        if (start > 0)
            break;
    }
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QString id = ring[(start + i) % ring.size()].value();
        if (field.why.contains(id) && field.why[id].isEmpty())
            return u"starts "_s + id;
    }
    return u"rests "_s + field.emptyBecause;
}

/// The ring's order when the scene gets there: it was drawn twice.
QList<ParticipantId> ringOf(const slow::Scene &scene)
{
    model::PolicySettings policy;
    policy.policy = model::PolicyName::Manual;
    policy.seed = scene.seed;
    turn::Floor floor = turn::openFloor(idsOf(scene.roster), policy);
    policy.policy = model::PolicyName::Ring;
    return turn::advance(std::move(floor), {0ms, model::PolicyChanged{}}, policy).floor.ring.order;
}

} // namespace

/// Ten thousand random rooms, each with one message that is put, against a second reading of the text (§9,
/// §11).
class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMessageHasTheFieldThatTheTextSays();
    void everyQuestionEndsAsTheTextSays();
};

void TestFields::everyMessageHasTheFieldThatTheTextSays()
{
    Scenes scenes;
    QMap<QString, int> seen;
    for (int n = 0; n < kScenes; ++n) {
        const slow::Scene scene = scenes.next();

        const QString answer = told(answerTo(scene));

        QVERIFY2(
            answer == expected(scene, ringOf(scene)),
            qPrintable(u"scene %1: %2 instead of %3"_s.arg(n).arg(answer, expected(scene, ringOf(scene)))));
        for (const QString &why :
             {u"notNamed"_s, u"mask"_s, u"coolDown"_s, u"rests notNamed"_s, u"rests mask"_s, u"notAsked"_s,
              u"wakes"_s, u"starts"_s, u"lines up"_s, u"asks the director"_s})
            seen[why] += answer.contains(why);
    }

    for (const auto &[why, times] : seen.toStdMap())
        QVERIFY2(times >= kScenes / 200, qPrintable(u"only %1 of %2"_s.arg(times).arg(why)));
}

void TestFields::everyQuestionEndsAsTheTextSays()
{
    const QStringList roster{u"companion_a"_s, u"companion_b"_s, u"companion_c"_s};
    model::PolicySettings policy;
    policy.policy = model::PolicyName::Manual;
    Scenes scenes;
    QMap<QString, int> seen;
    for (int n = 0; n < kScenes / 20; ++n) {
        const QList<slow::Said> talk = scenes.talk(roster);
        turn::Floor floor = turn::openFloor(idsOf(roster), policy);
        for (int i = 0; i < talk.size(); ++i) {
            // Every message differs, so that nobody winds down.
            const QString text = QString(5, QChar(u'a' + i));
            FloorInput input =
                posted(Millis(i), ParticipantId(talk[i].from), u"m%1"_s.arg(i), text, idsOf(talk[i].to));
            model::Message &message = std::get<model::Posted>(input.kind).message;
            message.asks = idsOf(talk[i].asks);
            message.whisper = talk[i].whisper;
            turn::Step step = turn::advance(std::move(floor), input, policy);
            floor = std::move(step.floor);

            QStringList lines;
            for (const model::FloorOutput &output : std::as_const(step.outputs)) {
                if (const auto *owed = std::get_if<model::Obligation>(&output.kind)) {
                    lines << u"%1 %2 %3"_s.arg(owed->messageId.value(), owed->owner.value(),
                                               wire::nameOf(owed->state));
                    ++seen[wire::nameOf(owed->state)];
                }
            }

            const QStringList expected = slow::ledgerAt(roster, talk, i);
            QVERIFY2(lines == expected,
                     qPrintable(u"talk %1, message %2: %3 instead of %4"_s.arg(n).arg(i).arg(
                         lines.join(u", "_s), expected.join(u", "_s))));
        }
    }

    for (const QString &state : {u"open"_s, u"answered"_s, u"expired"_s, u"replaced"_s})
        QVERIFY2(seen.value(state) >= kScenes / 1000,
                 qPrintable(u"only %1 of %2"_s.arg(seen.value(state)).arg(state)));
}

SUITE_TEST(QCoreApplication, TestFields)

} // namespace tst_fields

#include "tst_fields.moc"
