// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/permission_service.h"
#include "tests/support/answer.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QHash>
#include <QTest>

#include <memory>

namespace tst_permission_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::CallId;
using base::Error;
using base::ErrorCode;
using base::TurnId;
using model::Reach;
using permission::GateCall;
using permission::PermissionDesk;
using permission::Verdict;
using permission::Wish;
using ports::PermissionPort;
using ports::Scope;
using tests::companion;
using tests::TemporaryStudio;
using What = model::PermissionEntry::What;

namespace {

const TurnId kTurn(u"t1"_s);

Wish wish(const QString &call)
{
    return {.room = base::RoomId(u"tea"_s),
            .turn = kTurn,
            .call = CallId(call),
            .companion = companion(u"aya"_s),
            .tool = u"post"_s,
            .title = u"Post a letter"_s,
            .risk = model::Risk::Sensitive,
            .arguments = {R"({"to":"bo"})"},
            .about = u"Sends a letter to somebody."_s};
}

/// A gate with its service over a real store; the clock stands still.
class GateHouse : public QObject
{
    Q_OBJECT

public:
    explicit GateHouse(const QString &folder,
                       store::SqliteStore::Mode mode = store::SqliteStore::Mode::ReadWrite)
        : m_store(store::SqliteStore::open(folder, mode).value())
        , m_service(std::make_unique<services::PermissionService>(m_desk, *m_store, m_clock))
    {
        connect(m_service.get(), &PermissionPort::pendingChanged, this,
                [this](const auto &pending) { m_pending = pending; });
        connect(m_service.get(), &PermissionPort::listChanged, this,
                [this](const auto &list) { m_list = list; });
        m_service->attend(true);
    }

    [[nodiscard]] services::PermissionService &port() { return *m_service; }
    [[nodiscard]] PermissionDesk &desk() { return m_desk; }
    [[nodiscard]] const QList<ports::PendingWish> &pending() const { return m_pending; }
    [[nodiscard]] const ports::PermissionList &list() const { return m_list; }
    [[nodiscard]] const QList<Verdict> &verdicts() const { return m_verdicts; }

    void ask(const QString &call)
    {
        connect(m_desk.ask(wish(call), this), &GateCall::answered, this,
                [this](const Verdict &verdict) { m_verdicts.append(verdict); });
    }
    /// Waits for the end of a command; its error, or none on success.
    template<class... Params, class... Args>
    [[nodiscard]] std::optional<Error> endOf(void (PermissionPort::*command)(Params...), Args &&...args)
    {
        const base::Result<void> answer = tests::answerOf(*m_service, command, std::forward<Args>(args)...);
        return answer ? std::nullopt : std::optional(answer.error());
    }
    /// Starts once the stored rules are loaded.
    void begin()
    {
        const auto list = tests::answerOf<ports::PermissionList>(*m_service, &PermissionPort::readList);
        QVERIFY(list);
        m_list = *list;
    }

private:
    tests::FakeClock m_clock;
    PermissionDesk m_desk{m_clock};
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<services::PermissionService> m_service;
    QList<ports::PendingWish> m_pending;
    ports::PermissionList m_list;
    QList<Verdict> m_verdicts;
};

} // namespace

/// The gate of tools as seen by the window, and its audit list.
class TestPermissionService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowIsToldWhatWaits();
    void aYesReachesWhoAsked();
    void whatIsAgreedToForGoodIsThereAfterARestart();
    void whatIsTakenBackIsGoneAfterARestart();
    void aWishFromBeforeTheRulesAreReadIsAnsweredByThem();
    void whatWasChangedByHandIsAllowedOnceOnly();
    void aLateAnswerFails();
    void beingAskedAboutActsIsKept();
    void whoWasRemovedIsForgotten();
    void aFolderThatCannotBeWrittenFailsAndTheAnswerActs();
};

void TestPermissionService::theWindowIsToldWhatWaits()
{
    const TemporaryStudio studio;
    GateHouse house(studio.dataFolder());
    house.begin();

    house.ask(u"c1"_s);

    QCOMPARE(house.pending().size(), 1);
    const ports::PendingWish told = house.pending().first();
    QCOMPARE(told.call, CallId(u"c1"_s));
    QCOMPARE(told.title, u"Post a letter"_s);
    QCOMPARE(told.about, u"Sends a letter to somebody."_s);
    QCOMPARE(told.left, PermissionDesk::kPatience);
    QCOMPARE(told.allowed, PermissionDesk::kPatience);
}

void TestPermissionService::aYesReachesWhoAsked()
{
    const TemporaryStudio studio;
    GateHouse house(studio.dataFolder());
    house.begin();
    house.ask(u"c1"_s);

    QVERIFY(!house.endOf(&PermissionPort::allow, kTurn, CallId(u"c1"_s), Reach::Once, Scope::AnyArguments,
                         std::nullopt));

    QCOMPARE(house.verdicts(), (QList<Verdict>{{true, wish({}).arguments, {}}}));
    QVERIFY(house.pending().isEmpty());
    QCOMPARE(house.list().entries.size(), 1);
    QCOMPARE(house.list().entries.first().what, What::AllowedOnce);
}

void TestPermissionService::whatIsAgreedToForGoodIsThereAfterARestart()
{
    const TemporaryStudio studio;
    {
        GateHouse house(studio.dataFolder());
        house.begin();
        house.ask(u"c1"_s);
        QVERIFY(!house.endOf(&PermissionPort::allow, kTurn, CallId(u"c1"_s), Reach::Always,
                             Scope::SameArguments, std::nullopt));
    }

    GateHouse house(studio.dataFolder());
    house.begin();
    house.ask(u"c2"_s);

    QTRY_COMPARE(house.verdicts().size(), 1);
    QVERIFY(house.verdicts().first().allowed);
    QCOMPARE(house.list().entries.first().what, What::ByRuleAllowed);
    QCOMPARE(house.list().entries.first().number, 2);
    QCOMPARE(house.list().entries.first().rule, std::optional<qint64>(1));
}

void TestPermissionService::whatIsTakenBackIsGoneAfterARestart()
{
    const TemporaryStudio studio;
    {
        GateHouse house(studio.dataFolder());
        house.begin();
        house.ask(u"c1"_s);
        QVERIFY(
            !house.endOf(&PermissionPort::refuse, kTurn, CallId(u"c1"_s), Reach::Room, Scope::AnyArguments));
        QCOMPARE(house.list().rules.size(), 1);
        QVERIFY(!house.endOf(&PermissionPort::revoke, 1));
        QCOMPARE(house.endOf(&PermissionPort::revoke, 1)->code, ErrorCode::NotFound);
    }

    GateHouse house(studio.dataFolder());
    house.begin();

    QVERIFY(house.list().rules.isEmpty());
    QVERIFY(house.desk().asksFor(wish(u"c2"_s)));
    QCOMPARE(house.list().entries.size(), 2);
}

void TestPermissionService::aWishFromBeforeTheRulesAreReadIsAnsweredByThem()
{
    const TemporaryStudio studio;
    {
        GateHouse house(studio.dataFolder());
        house.begin();
        house.ask(u"c1"_s);
        QVERIFY(!house.endOf(&PermissionPort::refuse, kTurn, CallId(u"c1"_s), Reach::Always,
                             Scope::AnyArguments));
    }

    GateHouse house(studio.dataFolder());
    house.ask(u"c2"_s);

    QTRY_COMPARE(house.verdicts().size(), 1);
    QVERIFY(!house.verdicts().first().allowed);
    QVERIFY(house.pending().isEmpty());
}

void TestPermissionService::whatWasChangedByHandIsAllowedOnceOnly()
{
    const TemporaryStudio studio;
    GateHouse house(studio.dataFolder());
    house.begin();
    house.ask(u"c1"_s);
    const model::RawJson other{R"({"to":"kyoko"})"};

    const auto wide = house.endOf(&PermissionPort::allow, kTurn, CallId(u"c1"_s), Reach::Always,
                                  Scope::AnyArguments, other);
    QCOMPARE(wide->code, ErrorCode::InvalidInput);
    QVERIFY(house.verdicts().isEmpty());
    QVERIFY(!house.endOf(&PermissionPort::allow, kTurn, CallId(u"c1"_s), Reach::Once, Scope::AnyArguments,
                         other));

    QCOMPARE(house.verdicts(), (QList<Verdict>{{true, other, {}}}));
    QVERIFY(house.list().rules.isEmpty());
}

void TestPermissionService::aLateAnswerFails()
{
    const TemporaryStudio studio;
    GateHouse house(studio.dataFolder());
    house.begin();

    const auto error = house.endOf(&PermissionPort::allow, kTurn, CallId(u"gone"_s), Reach::Once,
                                   Scope::AnyArguments, std::nullopt);

    QCOMPARE(error->code, ErrorCode::NotFound);
}

void TestPermissionService::beingAskedAboutActsIsKept()
{
    const TemporaryStudio studio;
    {
        GateHouse house(studio.dataFolder());
        house.begin();
        QVERIFY(!house.list().askForActs);
        QVERIFY(!house.endOf(&PermissionPort::setAskForActs, true));
        QVERIFY(house.list().askForActs);
    }

    GateHouse house(studio.dataFolder());
    house.begin();

    QVERIFY(house.list().askForActs);
    QVERIFY(house.desk().asksForActs());
}

void TestPermissionService::whoWasRemovedIsForgotten()
{
    const TemporaryStudio studio;
    GateHouse house(studio.dataFolder());
    house.begin();
    house.ask(u"c1"_s);
    QVERIFY(!house.endOf(&PermissionPort::allow, kTurn, CallId(u"c1"_s), Reach::Always, Scope::AnyArguments,
                         std::nullopt));

    house.port().forget(companion(u"aya"_s));

    QTRY_VERIFY(house.list().rules.isEmpty());
    QVERIFY(house.desk().asksFor(wish(u"c2"_s)));
}

void TestPermissionService::aFolderThatCannotBeWrittenFailsAndTheAnswerActs()
{
    const TemporaryStudio studio;
    {
        GateHouse writer(studio.dataFolder());
        writer.begin();
    }
    GateHouse house(studio.dataFolder(), store::SqliteStore::Mode::ReadOnly);
    house.begin();
    house.ask(u"c1"_s);

    const auto error = house.endOf(&PermissionPort::allow, kTurn, CallId(u"c1"_s), Reach::Once,
                                   Scope::AnyArguments, std::nullopt);

    QCOMPARE(error->code, ErrorCode::ReadOnly);
    QCOMPARE(house.verdicts().size(), 1);
}

SUITE_TEST(QCoreApplication, TestPermissionService)

} // namespace tst_permission_service

#include "tst_permission_service.moc"
