// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/lore_words.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QSet>
#include <QTest>

namespace tst_lore_words {

using namespace Qt::StringLiterals;
using namespace studio;
using model::FoundEntry;
using model::LoreVerdict;
using State = model::LoreVerdict::State;

namespace {

const QList<model::LoreBook> kBooks{
    {.name = u"The coast"_s,
     .entries = {{.name = u"Storm"_s, .keys = {u"thunder"_s}}, {.name = {}, .keys = {u"whale"_s}}, {}}}};
const explain::Names kPeople{{{tests::companion(u"aya"_s), u"Aya"_s}}};

LoreVerdict fired()
{
    LoreVerdict verdict{.entry = {0, 0, 0}, .state = State::Fired};
    verdict.key = u"thunder"_s;
    verdict.message = 2;
    return verdict;
}

FoundEntry found(const base::ParticipantId &from)
{
    return {.name = u"Storm"_s, .key = u"thunder"_s, .from = from};
}

} // namespace

/// Why an entry fired or not, in words for people.
class TestLoreWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoSaidTheKeyIsNamedWhereThatIsKnown();
    void anEntryThatFiredItIsNamed();
    void whatWasCutSaysByWhom();
    void everyBlockHasASentenceOfItsOwn();
    void anEntryIsCalledByWhatItHas();
    void theLineListsThemByWhatCameOfThem();
};

void TestLoreWords::whoSaidTheKeyIsNamedWhereThatIsKnown()
{
    QCOMPARE(explain::loreReason(fired(), {kBooks}), u"“thunder” is in message 2."_s);
    QCOMPARE(explain::loreReason(fired(), {kBooks, {u"Aya"_s, u"Kyoko"_s}}), u"Kyoko said “thunder”."_s);
    QCOMPARE(explain::loreReason(fired(), {kBooks, {u"Aya"_s}}), u"“thunder” is in message 2."_s);
    QCOMPARE(explain::loreReason(found(tests::companion(u"aya"_s)), kPeople), u"Aya said “thunder”."_s);
    QCOMPARE(explain::loreReason(found(tests::user()), kPeople), u"You said “thunder”."_s);
}

void TestLoreWords::anEntryThatFiredItIsNamed()
{
    LoreVerdict verdict = fired();
    verdict.message.reset();
    verdict.firedBy = model::LoreRef{0, 0, 1};
    QCOMPARE(explain::loreReason(verdict, {kBooks}), u"“thunder” is in the entry “whale”."_s);
    FoundEntry entry = found(tests::user());
    entry.firedBy = u"Whale"_s;
    QCOMPARE(explain::loreReason(entry, kPeople), u"“thunder” is in the entry “Whale”."_s);
}

void TestLoreWords::whatWasCutSaysByWhom()
{
    FoundEntry entry = found(tests::user());
    entry.state = State::Cut;
    entry.tokens = 900;
    QCOMPARE(explain::loreReason(entry, kPeople),
             u"You said “thunder”. Left out: 900 token(s), more than the book’s budget has left."_s);
    entry.cutBy = LoreVerdict::Budget::Room;
    QCOMPARE(explain::loreReason(entry, kPeople),
             u"You said “thunder”. Left out: 900 token(s), more than the prompt has space for."_s);
}

void TestLoreWords::everyBlockHasASentenceOfItsOwn()
{
    QSet<QString> sentences;
    const int last = int(model::LoreBlock::ToldAlready);
    for (int block = 0; block <= last; ++block) {
        FoundEntry entry{.state = State::Blocked, .block = model::LoreBlock(block), .key = u"sea"_s};
        const QString sentence = explain::loreReason(entry, kPeople);
        QVERIFY(sentence.endsWith(u'.'));
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), last + 1);
}

void TestLoreWords::anEntryIsCalledByWhatItHas()
{
    QCOMPARE(explain::loreEntryName({0, 0, 0}, kBooks), u"Storm"_s);
    QCOMPARE(explain::loreEntryName({0, 0, 1}, kBooks), u"whale"_s);
    QCOMPARE(explain::loreEntryName({0, 0, 2}, kBooks), u"Entry 3"_s);
    QCOMPARE(explain::loreBookName({0, 0, 0}, kBooks), u"The coast"_s);
    QCOMPARE(explain::loreBookName({0, 1, 0}, kBooks), u"Lorebook 2"_s);
}

void TestLoreWords::theLineListsThemByWhatCameOfThem()
{
    model::LoreFound all{.companion = tests::companion(u"aya"_s)};
    QCOMPARE(explain::loreFoundLine(all), QString());
    const auto entry = [](const QString &name, State state) {
        return FoundEntry{.name = name, .state = state};
    };
    all.entries = {entry(u"Storm"_s, State::Fired), entry(u"Boats"_s, State::Blocked),
                   entry(u"Harbour"_s, State::Fired), entry(u"Hall"_s, State::Cut)};
    QCOMPARE(explain::loreFoundLine(all), u"Fired: Storm, Harbour · Left out: Hall · Not fired: Boats"_s);
}

SUITE_TEST(QCoreApplication, TestLoreWords)

} // namespace tst_lore_words

#include "tst_lore_words.moc"
