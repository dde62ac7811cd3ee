// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/composer/message_edit.h"
#include "ui/composer/sent_history.h"
#include "ui/composer/unsent.h"

#include <QTest>

namespace tst_unsent {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::SentHistory;
using ui::Unsent;

namespace {

const base::ParticipantId kAya(u"companion_aya"_s);
const base::ParticipantId kKyoko(u"companion_kyoko"_s);

} // namespace

class UnsentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allOfItComesBackFromItsText()
    {
        const Unsent unsent{u"Hello \"you\"\n二行目 🍵"_s,
                            {u"long"_s, u"longer"_s},
                            {kAya, kKyoko},
                            true,
                            base::ParticipantId(u"user_mina"_s),
                            true,
                            {kKyoko}};

        QCOMPARE(Unsent::fromText(unsent.toText()), unsent);
    }

    void anUntouchedOneIsNothing()
    {
        QCOMPARE(Unsent().toText(), QString());
        QVERIFY(Unsent::fromText({}).isUntouched());
    }

    void anotherIdentityAloneIsKept()
    {
        const Unsent unsent{.from = base::ParticipantId(u"user_mina"_s)};

        QVERIFY(unsent.saysNothing());
        QCOMPARE(Unsent::fromText(unsent.toText()).from.value(), u"user_mina"_s);
    }

    void whatCannotBeReadIsAnUntouchedOne_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no json") << u"Hello"_s;
        QTest::newRow("a list") << u"[1,2]"_s;
        QTest::newRow("wrong types")
            << u"{\"text\":1,\"pasted\":{},\"to\":\"x\",\"whisper\":\"yes\",\"identity\":[]}"_s;
    }
    void whatCannotBeReadIsAnUntouchedOne()
    {
        QFETCH(QString, text);

        QVERIFY(Unsent::fromText(text).isUntouched());
    }

    void pastedTextsFollowOnNewLines()
    {
        QCOMPARE((Unsent{u"Read this:"_s, {u"a"_s, u"b"_s}, {}, false, {}}.wholeText()),
                 u"Read this:\na\nb"_s);
        QCOMPARE((Unsent{{}, {u"a"_s}, {}, false, {}}.wholeText()), u"a"_s);
        QCOMPARE((Unsent{u"Read:\n"_s, {u"a"_s}, {}, false, {}}.wholeText()), u"Read:\na"_s);
    }

    void aDraftTooLongForTheFieldIsAPastedOne()
    {
        const QString longText(ui::MessageEdit::kLongestPaste + 1, u'x');

        QCOMPARE(Unsent::of({.text = longText}).pasted, QStringList{longText});
        QCOMPARE(Unsent::of({.text = longText}).wholeText(), longText);
        QCOMPARE(Unsent::of({.text = u"short"_s, .to = {kAya}, .whisper = true}),
                 (Unsent{u"short"_s, {}, {kAya}, true, base::ParticipantId(u"user"_s), true}));
    }

    void aDraftKnowsWhomItsTextNamed()
    {
        const Unsent unsent = Unsent::of({.text = u"@Aya"_s, .to = {kKyoko, kAya}, .mentions = {kAya}});

        QCOMPARE(unsent.mentioned, QList{kAya});
        QVERIFY(!unsent.kept);
    }

    void draftsOfEarlierVersionsKeepWhispersAlone()
    {
        QVERIFY(Unsent::fromText(u"{\"to\":[\"companion_aya\"],\"whisper\":true}"_s).kept);
        QVERIFY(!Unsent::fromText(u"{\"to\":[\"companion_aya\"],\"whisper\":false}"_s).kept);
    }

    void joiningNeverWidensAWhisper_data()
    {
        QTest::addColumn<Unsent>("first");
        QTest::addColumn<Unsent>("second");
        QTest::addColumn<Unsent>("both");
        const Unsent open{u"open"_s, {}, {}, false};
        const Unsent toKyoko{u"ask"_s, {}, {kKyoko}, false};
        const Unsent secret{u"secret"_s, {}, {kAya}, true};
        const Unsent other{u"other"_s, {}, {kKyoko}, true};
        QTest::newRow("open") << open << toKyoko << Unsent{u"open\nask"_s, {}, {}, false};
        QTest::newRow("a whisper first") << secret << open << Unsent{u"secret\nopen"_s, {}, {kAya}, true};
        QTest::newRow("a whisper then") << toKyoko << secret << Unsent{u"ask\nsecret"_s, {}, {kAya}, true};
        QTest::newRow("two whispers") << secret << other << Unsent{u"secret\nother"_s, {}, {}, true};
    }
    void joiningNeverWidensAWhisper()
    {
        QFETCH(Unsent, first);
        QFETCH(Unsent, second);
        QFETCH(Unsent, both);

        const Unsent joined = Unsent::joined(first, second);
        QCOMPARE(joined.text, both.text);
        QCOMPARE(joined.to, both.to);
        QCOMPARE(joined.whisper, both.whisper);
        QCOMPARE(joined.kept, both.whisper); // what is written next is not said aloud by mistake
    }

    void historyGoesBackAndForthAndEndsEmpty()
    {
        SentHistory history;
        history.reset({u"one"_s, u"two"_s});
        history.add(u"three"_s);
        history.add(u"three"_s); // sent again: once is enough

        QCOMPARE(history.older(), std::optional(u"three"_s));
        QCOMPARE(history.older(), std::optional(u"two"_s));
        QVERIFY(history.shows(u"two"_s));
        QVERIFY(!history.shows(u"two and more"_s));
        QCOMPARE(history.newer(), std::optional(u"three"_s));
        QCOMPARE(history.newer(), std::optional(QString()));
        QCOMPARE(history.newer(), std::optional<QString>());
    }

    void historyForgetsTheOldest()
    {
        SentHistory history;
        for (int number = 0; number <= SentHistory::kMost; ++number)
            history.add(QString::number(number));

        std::optional<QString> oldest;
        while (const std::optional<QString> text = history.older())
            oldest = text;

        QCOMPARE(oldest, std::optional(u"1"_s));
    }
};

SUITE_TEST(QCoreApplication, UnsentTest)

} // namespace tst_unsent

#include "tst_unsent.moc"
