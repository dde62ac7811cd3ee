// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/addressing/addressing.h"
#include "core/persona/card/group_policy.h"
#include "core/turn/advance.h"
#include "core/wire/texts_json.h"
#include "tests/support/suite.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <random>

// SillyTavern's groups, read from their files and played by the floor, against a second calculation of their
// orders. It is written from the words of the rules (turn-taking §5 and §11), not from core/turn.
namespace tst_group_turns {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::ParticipantId;
using model::Outcome;
using model::PolicyName;

namespace {

const ParticipantId kUser(u"user"_s);
constexpr int kSetUps = 200;
constexpr int kMessages = 5; // of the user, in each

// ---- the second calculation --------------------------------------------------------------------------

/// SplitMix64, from the room's seed plus one: the stream of natural and pooled order.
class Draws
{
public:
    explicit Draws(quint64 seed)
        : m_state(seed + 1)
    {
    }
    quint64 next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    int below(qsizetype count) { return int(next() % quint64(count)); }

private:
    quint64 m_state;
};

struct Group
{
    PolicyName order = PolicyName::Natural;
    bool answersItself = false;
    quint64 seed = 0;
    QStringList names;
    QList<ParticipantId> members;
    QMap<ParticipantId, int> talkativeness;
};

struct Said
{
    ParticipantId from;
    QList<ParticipantId> named; ///< in the order of the rules
};

/// The turns of the group, line by line.
class Reckoning
{
public:
    explicit Reckoning(const Group &group)
        : m_group(group)
        , m_draws(group.seed)
    {
    }

    QSet<ParticipantId> muted;
    QHash<ParticipantId, int> drawn; ///< for the newest line

    /// The speakers after that message, first to last.
    QList<ParticipantId> line(const Said &said, bool isIdle)
    {
        QList<ParticipantId> field;
        for (const ParticipantId &id : m_group.members) {
            const bool isSender = id == said.from;
            const bool isBarred = isSender && (!isIdle || isKeptFromItself());
            if (!muted.contains(id) && !isBarred)
                field.append(id);
        }
        drawn.clear();
        if (field.isEmpty())
            return {};
        QList<ParticipantId> named;
        for (const ParticipantId &id : said.named) {
            if (field.contains(id) && !named.contains(id))
                named.append(id);
        }
        if (m_group.order == PolicyName::List)
            return field;
        return m_group.order == PolicyName::Pooled ? pooled(field, named) : natural(field, named);
    }

    [[nodiscard]] bool isKeptFromItself() const
    {
        return m_group.order == PolicyName::Natural && !m_group.answersItself;
    }

    void userSaid() { m_since.clear(); }
    void memberSaid(const ParticipantId &id)
    {
        m_since.insert(id);
        m_last = id;
    }

private:
    QList<ParticipantId> natural(const QList<ParticipantId> &field, const QList<ParticipantId> &named)
    {
        QList<ParticipantId> line = named;
        QList<ParticipantId> others;
        for (const ParticipantId &id : field) {
            if (!named.contains(id))
                others.append(id);
        }
        for (qsizetype i = others.size() - 1; i > 0; --i)
            others.swapItemsAt(i, m_draws.below(i + 1));
        for (const ParticipantId &id : std::as_const(others)) {
            drawn[id] = m_draws.below(1000);
            if (drawn[id] < m_group.talkativeness[id])
                line.append(id);
        }
        if (!line.isEmpty())
            return line;
        QList<ParticipantId> talkers;
        for (const ParticipantId &id : field) {
            if (m_group.talkativeness[id] > 0)
                talkers.append(id);
        }
        const QList<ParticipantId> &pool = talkers.isEmpty() ? field : talkers;
        return {pool[m_draws.below(pool.size())]};
    }

    QList<ParticipantId> pooled(const QList<ParticipantId> &field, const QList<ParticipantId> &named)
    {
        QList<ParticipantId> pool;
        for (const ParticipantId &id : field) {
            if (!m_since.contains(id))
                pool.append(id);
        }
        if (pool.isEmpty()) {
            pool = field;
            if (pool.size() > 1)
                pool.removeOne(m_last);
        }
        for (const ParticipantId &id : named) {
            if (pool.contains(id))
                return {id};
        }
        return {pool[m_draws.below(pool.size())]};
    }

    Group m_group;
    Draws m_draws;
    QSet<ParticipantId> m_since; ///< those who have sent something since the user did
    ParticipantId m_last;
};

// ---- random groups -----------------------------------------------------------------------------------

/// Names of many scripts; none is a word that could mean anything else.
const QStringList kNames{u"Kyoko"_s, u"綾"_s,     u"夏美"_s, u"Борис"_s,    u"지민"_s, u"Νίκη"_s,
                         u"Zoë"_s,   u"Ulrike"_s, u"Ören"_s, u"Mary-Ann"_s, u"Qi"_s};

class Roller
{
public:
    explicit Roller(quint32 seed)
        : m_random(seed)
    {
    }

    int below(int count) { return int(m_random() % quint32(count)); }
    bool chance(int percent) { return below(100) < percent; }

    Group group()
    {
        Group group;
        constexpr std::array kOrders{PolicyName::Natural, PolicyName::Natural, PolicyName::Natural,
                                     PolicyName::List, PolicyName::Pooled};
        group.order = kOrders.at(size_t(below(int(kOrders.size()))));
        group.answersItself = chance(40);
        group.seed = (quint64(m_random()) << 32) | m_random();
        QStringList names = kNames;
        for (int left = 3 + below(6); left > 0; --left) {
            const QString name = names.takeAt(below(int(names.size())));
            const ParticipantId id(u"companion_%1"_s.arg(group.members.size()));
            group.names.append(name);
            group.members.append(id);
            group.talkativeness[id] = chance(15) ? 0 : chance(15) ? 1000 : below(1000);
        }
        return group;
    }

    /// "We talked about 綾." or "Борис, what do you think?", with words that keep messages different.
    QString text(const Group &group, Said &said)
    {
        QString text = noise();
        QList<ParticipantId> mentioned;
        for (int count = below(3); count > 0; --count) {
            const int member = below(int(group.members.size()));
            if (group.members[member] == said.from || mentioned.contains(group.members[member]))
                continue;
            mentioned.append(group.members[member]);
            text += u" We talked about %1."_s.arg(group.names[member]);
        }
        const int asked = below(int(group.members.size()));
        if (chance(25) && group.members[asked] != said.from) {
            said.named.append(group.members[asked]);
            text += u" %1, what do you think?"_s.arg(group.names[asked]);
        }
        said.named += mentioned; // those who were asked go first
        return text;
    }

private:
    QString noise()
    {
        QString words;
        for (int letter = 0; letter < 60; ++letter)
            words += letter % 7 == 6 ? QChar(u' ') : QChar(u'a' + below(26));
        return words + u'.';
    }

    std::mt19937 m_random;
};

QByteArray fileOf(const Group &group, const QSet<ParticipantId> &muted)
{
    QStringList files;
    QStringList disabled;
    for (qsizetype member = 0; member < group.members.size(); ++member) {
        files.append(group.names[member] + u".png"_s);
        if (muted.contains(group.members[member]))
            disabled.append(files.last());
    }
    const int order = group.order == PolicyName::Natural ? 0 : group.order == PolicyName::List ? 1 : 3;
    return wire::dump(wire::Json{{"name", "Group"},
                                 {"members", wire::textsToJson(files)},
                                 {"disabled_members", wire::textsToJson(disabled)},
                                 {"activation_strategy", order},
                                 {"allow_self_responses", group.answersItself},
                                 {"auto_mode_delay", 7},
                                 {"chats", wire::Json::array()}});
}

// ---- the room that the import makes, played ----------------------------------------------------------

class Played
{
public:
    Played(const Group &group, const persona::GroupFile &file, bool speaksInSilence)
        : m_group(group)
        , m_policy(persona::groupPolicy(file, group.members))
    {
        m_policy.seed = group.seed;
        m_policy.talkativeness = group.talkativeness; // as in the companions' forms
        if (speaksInSilence)
            m_policy.idleMost = 2; // as if the user had ticked it
        m_floor = turn::openFloor(group.members, m_policy);
        for (qsizetype member = 0; member < group.members.size(); ++member)
            m_people.append({group.members[member], {group.names[member]}});
    }

    QList<model::Decision> decisions; ///< of the newest input
    std::optional<ParticipantId> speaker;
    std::optional<model::Rest> rest;

    void mute(const ParticipantId &id, bool on)
    {
        using Kind = model::CompanionInput::Kind;
        tell(model::CompanionInput{on ? Kind::Mute : Kind::Unmute, id});
    }
    void userSays(const QString &text) { tell(model::Posted{message(kUser, text)}); }
    void ends(const ParticipantId &id, Outcome outcome, const QString &text)
    {
        model::TurnOver over{id, outcome, {}, {}, {}};
        if (outcome == Outcome::Spoke)
            over.said = message(id, text);
        if (outcome == Outcome::Failed)
            over.cause = model::Cause::Unreachable;
        tell(over);
    }
    [[nodiscard]] bool waits() const { return turn::nextDue(m_floor).has_value(); }
    void waitOut()
    {
        m_now = *turn::nextDue(m_floor) - Millis(1000);
        tell(model::Control::Tick);
    }

private:
    model::Message message(const ParticipantId &from, const QString &text)
    {
        model::Message message;
        message.from = from;
        message.text = text;
        const addressing::Understanding read = addressing::understand(text, m_people);
        message.asks = read.asks;
        message.mentions = read.mentions;
        return message;
    }

    void tell(const model::FloorInputKind &kind)
    {
        decisions.clear();
        speaker.reset();
        rest.reset();
        m_now += Millis(1000);
        turn::Step step = turn::advance(std::move(m_floor), {m_now, kind}, m_policy);
        m_floor = std::move(step.floor);
        for (const model::FloorOutput &output : step.outputs) {
            if (const auto *decision = std::get_if<model::Decision>(&output.kind))
                decisions.append(*decision);
            else if (const auto *start = std::get_if<model::StartTurn>(&output.kind))
                speaker = start->companion;
            else if (const auto *resting = std::get_if<model::Rest>(&output.kind))
                rest = *resting;
        }
    }

    Group m_group;
    model::PolicySettings m_policy;
    turn::Floor m_floor;
    QList<addressing::Person> m_people;
    Millis m_now{0};
};

/// One set-up, step by step in both; differences are reported.
class Match
{
public:
    explicit Match(quint32 seed)
        : m_roller(seed)
        , m_group(m_roller.group())
        , m_reckoning(m_group)
    {
        for (const ParticipantId &id : std::as_const(m_group.members)) {
            if (m_roller.chance(15))
                m_reckoning.muted.insert(id);
        }
        if (m_roller.chance(4))
            m_reckoning.muted = {m_group.members.cbegin(), m_group.members.cend()};
    }

    QString play()
    {
        const auto file = persona::readGroupFile(fileOf(m_group, m_reckoning.muted));
        if (!file)
            return file.error().text;
        if (file->muted.size() != m_reckoning.muted.size())
            return u"not all who are muted were read"_s;
        m_played.emplace(m_group, *file, m_roller.chance(60));
        for (const ParticipantId &id : std::as_const(m_reckoning.muted))
            m_played->mute(id, true);
        for (int message = 0; message < kMessages && m_flaw.isEmpty(); ++message) {
            toggleSomebody();
            m_newest = {kUser, {}};
            const QString text = m_roller.text(m_group, m_newest);
            m_reckoning.userSaid();
            m_played->userSays(text);
            playLine(m_reckoning.line(m_newest, false), false);
            while (m_flaw.isEmpty() && m_played->rest && m_played->waits()) {
                m_played->waitOut();
                playLine(m_reckoning.line(m_newest, true), true);
                ++idleLines;
            }
        }
        return m_flaw;
    }

    int lines = 0;
    int idleLines = 0;
    int longest = 0;
    int silences = 0;

private:
    void toggleSomebody()
    {
        if (!m_roller.chance(25))
            return;
        const ParticipantId id = m_group.members[m_roller.below(int(m_group.members.size()))];
        const bool wasMuted = m_reckoning.muted.remove(id);
        if (!wasMuted)
            m_reckoning.muted.insert(id);
        m_played->mute(id, !wasMuted);
    }

    void playLine(QList<ParticipantId> line, bool isIdle)
    {
        ++lines;
        longest = std::max(longest, int(line.size()));
        silences += line.isEmpty() ? 1 : 0;
        bool isFirst = true;
        bool hasFailed = false;
        while (!line.isEmpty()) {
            const ParticipantId next = line.takeFirst();
            if (!isFirst && m_reckoning.isKeptFromItself() && m_newest.from == next)
                continue;
            if (!isDecided(next, line, isFirst, isIdle))
                return;
            isFirst = false;
            const int roll = m_roller.below(10);
            const Outcome outcome = roll < 7 ? Outcome::Spoke : roll < 9 ? Outcome::NoReply : Outcome::Failed;
            Said said{next, {}};
            const QString text = m_roller.text(m_group, said);
            m_played->ends(next, outcome, text);
            hasFailed = outcome == Outcome::Failed;
            if (outcome == Outcome::Spoke) {
                m_newest = said;
                m_reckoning.memberSaid(next);
            }
        }
        const auto expected = hasFailed ? model::RestReason::Failed : model::RestReason::Nobody;
        if (!m_played->rest || m_played->rest->reason != expected || m_played->speaker)
            m_flaw = u"the room does not rest as it should"_s;
    }

    bool isDecided(const ParticipantId &next, const QList<ParticipantId> &after, bool isFirst, bool isIdle)
    {
        const auto fail = [this](const QString &what) {
            m_flaw = what;
            return false;
        };
        if (m_played->decisions.size() != 1)
            return fail(u"%1 decisions"_s.arg(m_played->decisions.size()));
        const model::Decision &decision = m_played->decisions.constFirst();
        const auto ofOrder = m_group.order == PolicyName::Natural ? model::Rule::Natural
                             : m_group.order == PolicyName::List  ? model::Rule::List
                                                                  : model::Rule::Pooled;
        if (decision.rule != (isFirst ? ofOrder : model::Rule::Queued))
            return fail(u"another rule"_s);
        if (decision.winner != next || m_played->speaker != next)
            return fail(
                u"%1 speaks, not %2"_s.arg(decision.winner.value_or(ParticipantId()).value(), next.value()));
        if (decision.queue != after)
            return fail(u"another queue behind %1"_s.arg(next.value()));
        if (isFirst && decision.idle != isIdle)
            return fail(u"idle talk is not told as such"_s);
        for (const model::Candidate &candidate : decision.candidates) {
            if (m_group.order != PolicyName::Natural || !candidate.isListed)
                continue;
            const auto drawn = m_reckoning.drawn.constFind(candidate.id);
            const bool isSame =
                drawn == m_reckoning.drawn.cend() ? !candidate.draw : candidate.draw == *drawn;
            if (!isSame || candidate.talkativeness != m_group.talkativeness[candidate.id])
                return fail(u"another draw for %1"_s.arg(candidate.id.value()));
        }
        return true;
    }

    Roller m_roller;
    Group m_group;
    Reckoning m_reckoning;
    std::optional<Played> m_played;
    Said m_newest;
    QString m_flaw;
};

} // namespace

class GroupTurnsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theReckoningKnowsTheVectorsOfTheRules();
    void twoHundredGroupsTakeTurnsAsTheReckoningSays();
    void aGroupOfTenPlaysItsListToTheEnd();
    void everybodyMutedIsASilence();
};

void GroupTurnsTest::theReckoningKnowsTheVectorsOfTheRules()
{
    const QList<std::pair<quint64, QString>> vectors{
        {0, u"be"_s}, {1, u"d"_s}, {2, u"ceab"_s}, {7, u"dbc"_s}};
    for (const auto &[seed, letters] : vectors) {
        Group group;
        group.seed = seed;
        for (const QChar letter : u"abcde"_s) {
            group.members.append(ParticipantId(u"companion_"_s + letter));
            group.talkativeness[group.members.last()] = 500;
        }
        QString line;
        for (const ParticipantId &id : Reckoning(group).line({kUser, {}}, false))
            line += id.value().back();
        QCOMPARE(line, letters);
    }
}

void GroupTurnsTest::twoHundredGroupsTakeTurnsAsTheReckoningSays()
{
    int lines = 0;
    int idleLines = 0;
    int longest = 0;
    int silences = 0;
    for (int number = 0; number < kSetUps; ++number) {
        Match match(quint32(1000 + number));
        const QString flaw = match.play();
        QVERIFY2(flaw.isEmpty(), qPrintable(u"group %1: %2"_s.arg(number).arg(flaw)));
        lines += match.lines;
        idleLines += match.idleLines;
        longest = std::max(longest, match.longest);
        silences += match.silences;
    }
    QVERIFY(lines >= kSetUps * kMessages); // and there was enough to compare:
    QVERIFY2(idleLines > 300, qPrintable(QString::number(idleLines)));
    QVERIFY(longest >= 6);
    QVERIFY(silences > 5);
}

void GroupTurnsTest::aGroupOfTenPlaysItsListToTheEnd()
{
    Group group;
    group.order = PolicyName::List;
    for (int member = 0; member < 10; ++member) {
        group.members.append(ParticipantId(u"companion_%1"_s.arg(member)));
        group.names.append(kNames[member]);
    }
    const auto file = persona::readGroupFile(fileOf(group, {}));
    QVERIFY(file);
    Played played(group, *file, false);

    played.userSays(u"Good evening."_s);
    QList<ParticipantId> spoken;
    for (int turn = 0; turn < 10 && played.speaker; ++turn) {
        spoken.append(*played.speaker);
        played.ends(*played.speaker, Outcome::Spoke, u"%1 %1%1"_s.arg(QChar(u'a' + turn)));
    }

    QCOMPARE(spoken, group.members);
    QVERIFY(played.rest && played.rest->reason == model::RestReason::Nobody);
    QVERIFY(!played.waits()); // nobody continues by themselves until the user allows it
}

void GroupTurnsTest::everybodyMutedIsASilence()
{
    Group group;
    group.members = {ParticipantId(u"companion_a"_s), ParticipantId(u"companion_b"_s)};
    group.names = {u"綾"_s, u"Qi"_s};
    group.talkativeness = {{group.members[0], 1000}, {group.members[1], 1000}};
    const QSet<ParticipantId> all(group.members.cbegin(), group.members.cend());
    const auto file = persona::readGroupFile(fileOf(group, all));
    QVERIFY(file);
    QVERIFY(std::any_of(file->report.cbegin(), file->report.cend(), [](const model::CardNote &note) {
        return note.fate == model::CardNote::Fate::Warning && note.part == u"disabled_members"_s;
    }));
    Played played(group, *file, true);
    for (const ParticipantId &id : std::as_const(group.members))
        played.mute(id, true);

    played.userSays(u"綾?"_s);

    QVERIFY(!played.speaker && played.decisions.isEmpty());
    QVERIFY(played.rest && played.rest->reason == model::RestReason::Nobody);
}

SUITE_TEST(void, GroupTurnsTest)

} // namespace tst_group_turns

#include "tst_group_turns.moc"
