// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "core/studio/services/template_service.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

#include <functional>

namespace tst_template_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Error;
using base::ErrorCode;
using base::RequestId;
using model::RoomTemplate;
using model::TemplateId;
using ports::TemplatePort;
using store::SqliteStore;
using tests::companion;
using tests::TemporaryStudio;
using Change = std::function<void(RoomTemplate &)>;

} // namespace tst_template_service

Q_DECLARE_METATYPE(tst_template_service::Change)

namespace tst_template_service {

namespace {

/// The service over a real store.
class Templates
{
public:
    explicit Templates(const QString &folder, SqliteStore::Mode mode = SqliteStore::Mode::ReadWrite)
        : m_store(SqliteStore::open(folder, mode).value())
    {
    }

    [[nodiscard]] services::TemplateService &port() { return m_service; }
    /// None: it is done.
    [[nodiscard]] std::optional<Error> endOf(const RequestId &request)
    {
        const auto isAbout = [&request](const QList<QVariant> &signal) {
            return signal[0].value<RequestId>() == request;
        };
        const bool answered = QTest::qWaitFor([&] {
            return std::any_of(m_done.cbegin(), m_done.cend(), isAbout) ||
                   std::any_of(m_failed.cbegin(), m_failed.cend(), isAbout);
        });
        if (!answered)
            return Error{ErrorCode::Internal, u"no answer"_s, {}};
        for (const auto &signal : m_failed) {
            if (isAbout(signal))
                return signal[1].value<Error>();
        }
        return std::nullopt;
    }
    [[nodiscard]] QList<RoomTemplate> list()
    {
        QSignalSpy listed(&m_service, &TemplatePort::templatesListed);
        return endOf(m_service.listTemplates()) ? QList<RoomTemplate>()
                                                : listed.last()[1].value<QList<RoomTemplate>>();
    }

private:
    std::unique_ptr<SqliteStore> m_store;
    tests::SeededIdSource m_ids{1};
    services::TemplateService m_service{*m_store, m_ids};
    QSignalSpy m_done{&m_service, &TemplatePort::done};
    QSignalSpy m_failed{&m_service, &TemplatePort::failed};
};

RoomTemplate tea()
{
    RoomTemplate tea{
        {.name = u"  Tea \n for three "_s,
         .roster = {companion(u"aya"_s), base::ParticipantId(u"guest:bob"_s), companion(u"kyoko"_s)},
         .scene = u"A veranda."_s}};
    tea.models.budget = 1'000'000'000;
    tea.policy.seed = 99;
    return tea;
}

} // namespace

/// Templates as the window sees them: a command, exactly one answer, and still there after a restart.
class TestTemplateService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedIsThereAfterARestart();
    void guestsAndTheSeedStayBehind();
    void savingUnderItsIdReplaces();
    void changesAreTold();
    void aTakenNameIsAConflict();
    void whatCouldNotBeInARoomIsRefused_data();
    void whatCouldNotBeInARoomIsRefused();
    void aCompanionThatIsGoneMayStayInIt();
    void renamingNeedsAName();
    void removingTwiceIsDone();
    void aReaderKeepsNothing();
};

void TestTemplateService::whatIsSavedIsThereAfterARestart()
{
    const TemporaryStudio studio;
    {
        Templates templates(studio.dataFolder());
        QVERIFY(!templates.endOf(templates.port().saveTemplate(tea())));
    }

    Templates again(studio.dataFolder());
    const QList<RoomTemplate> listed = again.list();

    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().name, u"Tea for three"_s);
    QCOMPARE(listed.first().scene, u"A veranda."_s);
    QCOMPARE(listed.first().models.budget, std::optional<qint64>(1'000'000'000));
    QVERIFY(!listed.first().id.isEmpty());
}

void TestTemplateService::guestsAndTheSeedStayBehind()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());

    QVERIFY(!templates.endOf(templates.port().saveTemplate(tea())));

    const RoomTemplate kept = templates.list().first();
    QCOMPARE(kept.roster, (QList{companion(u"aya"_s), companion(u"kyoko"_s)}));
    QCOMPARE(kept.policy.seed, model::PolicySettings().seed);
}

void TestTemplateService::savingUnderItsIdReplaces()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QVERIFY(!templates.endOf(templates.port().saveTemplate(tea())));
    RoomTemplate changed = templates.list().first();
    changed.scene = u"A kitchen."_s;

    QVERIFY(!templates.endOf(templates.port().saveTemplate(changed)));

    QCOMPARE(templates.list().size(), 1);
    QVERIFY(templates.list().first() == changed);
}

void TestTemplateService::changesAreTold()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QSignalSpy changed(&templates.port(), &TemplatePort::templatesChanged);
    QSignalSpy saved(&templates.port(), &TemplatePort::templateSaved);

    QVERIFY(!templates.endOf(templates.port().saveTemplate(tea())));
    const TemplateId id = saved.first()[1].value<RoomTemplate>().id;
    QVERIFY(!templates.endOf(templates.port().renameTemplate(id, u" Tea "_s)));
    QCOMPARE(templates.list().first().name, u"Tea"_s);
    QVERIFY(!templates.endOf(templates.port().removeTemplate(id)));

    QCOMPARE(changed.size(), 3);
    QVERIFY(templates.list().isEmpty());
}

void TestTemplateService::aTakenNameIsAConflict()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QSignalSpy changed(&templates.port(), &TemplatePort::templatesChanged);
    QVERIFY(!templates.endOf(templates.port().saveTemplate(tea())));

    const auto error = templates.endOf(templates.port().saveTemplate(tea()));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Conflict);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(templates.list().size(), 1);
}

void TestTemplateService::whatCouldNotBeInARoomIsRefused_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("no name") << Change([](RoomTemplate &kept) { kept.name = u" \n"_s; });
    QTest::newRow("a long name") << Change(
        [](RoomTemplate &kept) { kept.name = QString(model::kLongestRoomName + 1, u'x'); });
    QTest::newRow("a long scene") << Change(
        [](RoomTemplate &kept) { kept.scene = QString(model::kLongestScene + 1, u'x'); });
    QTest::newRow("a companion twice") << Change([](RoomTemplate &kept) {
        kept.roster = {companion(u"aya"_s), companion(u"aya"_s)};
    });
    QTest::newRow("a budget of nothing") << Change([](RoomTemplate &kept) { kept.models.budget = 1; });
    QTest::newRow("a pause without end")
        << Change([](RoomTemplate &kept) { kept.policy.gap = base::Millis(1'000'000); });
    QTest::newRow("a long override") << Change([](RoomTemplate &kept) {
        kept.overrides = {{.companion = companion(u"aya"_s), .role = QString(10'000, u'x')}};
    });
}

void TestTemplateService::whatCouldNotBeInARoomIsRefused()
{
    QFETCH(const Change, change);
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    RoomTemplate wrong = tea();
    change(wrong);

    const auto error = templates.endOf(templates.port().saveTemplate(wrong));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(!error->text.isEmpty());
    QVERIFY(templates.list().isEmpty());
}

void TestTemplateService::aCompanionThatIsGoneMayStayInIt()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());

    QVERIFY(!templates.endOf(
        templates.port().saveTemplate({{.name = u"x"_s, .roster = {companion(u"gone"_s)}}})));

    QCOMPARE(templates.list().first().roster, QList{companion(u"gone"_s)});
}

void TestTemplateService::renamingNeedsAName()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QVERIFY(!templates.endOf(templates.port().saveTemplate(tea())));
    const TemplateId id = templates.list().first().id;

    const auto nameless = templates.endOf(templates.port().renameTemplate(id, u"  "_s));
    const auto stranger = templates.endOf(templates.port().renameTemplate(TemplateId(u"x"_s), u"y"_s));

    QCOMPARE(nameless->code, ErrorCode::InvalidInput);
    QCOMPARE(stranger->code, ErrorCode::NotFound);
    QCOMPARE(templates.list().first().name, u"Tea for three"_s);
}

void TestTemplateService::removingTwiceIsDone()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QVERIFY(!templates.endOf(templates.port().saveTemplate(tea())));
    const TemplateId id = templates.list().first().id;

    QVERIFY(!templates.endOf(templates.port().removeTemplate(id)));
    QVERIFY(!templates.endOf(templates.port().removeTemplate(id)));

    QVERIFY(templates.list().isEmpty());
}

void TestTemplateService::aReaderKeepsNothing()
{
    const TemporaryStudio studio;
    Templates writer(studio.dataFolder());
    QVERIFY(!writer.endOf(writer.port().saveTemplate(tea())));
    Templates reader(studio.dataFolder(), SqliteStore::Mode::ReadOnly);

    const auto error = reader.endOf(reader.port().removeTemplate(writer.list().first().id));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ReadOnly);
    QCOMPARE(reader.list().size(), 1);
}

SUITE_TEST(QCoreApplication, TestTemplateService)

} // namespace tst_template_service

#include "tst_template_service.moc"
