// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "core/studio/services/template_service.h"
#include "tests/support/answer.h"
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
using model::RoomTemplate;
using model::TemplateId;
using ports::TemplatePort;
using store::SqliteStore;
using tests::Answer;
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
    /// None: it succeeded.
    [[nodiscard]] std::optional<Error> errorOfSaving(const RoomTemplate &kept)
    {
        Answer<RoomTemplate> answer;
        m_service.saveTemplate(kept, answer.then());
        return errorIn(answer);
    }
    [[nodiscard]] std::optional<Error> errorOfRenaming(const TemplateId &id, const QString &name)
    {
        Answer<void> answer;
        m_service.renameTemplate(id, name, answer.then());
        return errorIn(answer);
    }
    [[nodiscard]] std::optional<Error> errorOfRemoving(const TemplateId &id)
    {
        Answer<void> answer;
        m_service.removeTemplate(id, answer.then());
        return errorIn(answer);
    }
    [[nodiscard]] QList<RoomTemplate> list()
    {
        Answer<QList<RoomTemplate>> answer;
        m_service.listTemplates(answer.then());
        return errorIn(answer) ? QList<RoomTemplate>() : *answer.result();
    }

private:
    template<class T>
    [[nodiscard]] static std::optional<Error> errorIn(Answer<T> &answer)
    {
        if (!answer.comes())
            return Error{ErrorCode::Internal, u"no answer"_s, {}};
        return answer.result() ? std::nullopt : std::optional(answer.result().error());
    }

    std::unique_ptr<SqliteStore> m_store;
    tests::SeededIdSource m_ids{1};
    services::TemplateService m_service{*m_store, m_ids};
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

/// Templates as seen by the window: a command, exactly one answer, and still there after a restart.
class TestTemplateService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedIsThereAfterARestart();
    void guestsAndTheSeedStayBehind();
    void savingUnderItsIdReplaces();
    void changesAreTold();
    void aChangeIsToldBeforeItsAnswer();
    void whoIsGoneGetsNoAnswer();
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
        QVERIFY(!templates.errorOfSaving(tea()));
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

    QVERIFY(!templates.errorOfSaving(tea()));

    const RoomTemplate kept = templates.list().first();
    QCOMPARE(kept.roster, (QList{companion(u"aya"_s), companion(u"kyoko"_s)}));
    QCOMPARE(kept.policy.seed, model::PolicySettings().seed);
}

void TestTemplateService::savingUnderItsIdReplaces()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QVERIFY(!templates.errorOfSaving(tea()));
    RoomTemplate changed = templates.list().first();
    changed.scene = u"A kitchen."_s;

    QVERIFY(!templates.errorOfSaving(changed));

    QCOMPARE(templates.list().size(), 1);
    QVERIFY(templates.list().first() == changed);
}

void TestTemplateService::changesAreTold()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QSignalSpy changed(&templates.port(), &TemplatePort::templatesChanged);
    Answer<RoomTemplate> saved;

    templates.port().saveTemplate(tea(), saved.then());
    QVERIFY(saved.comes() && saved.result());
    QCOMPARE(saved.result()->name, u"Tea for three"_s);
    const TemplateId id = saved.result()->id;
    QVERIFY(!templates.errorOfRenaming(id, u" Tea "_s));
    QCOMPARE(templates.list().first().name, u"Tea"_s);
    QVERIFY(!templates.errorOfRemoving(id));

    QCOMPARE(changed.size(), 3);
    QVERIFY(templates.list().isEmpty());
}

void TestTemplateService::aChangeIsToldBeforeItsAnswer()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QStringList heard;
    QObject receiver;
    connect(
        &templates.port(), &TemplatePort::templatesChanged, &receiver, [&heard] { heard << u"changed"_s; },
        Qt::QueuedConnection);

    templates.port().saveTemplate(tea(), {&receiver, [&heard](const auto &) { heard << u"answered"_s; }});

    QTRY_COMPARE(heard, (QStringList{u"changed"_s, u"answered"_s}));
}

void TestTemplateService::whoIsGoneGetsNoAnswer()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    auto gone = std::make_unique<Answer<QList<RoomTemplate>>>();
    Answer<QList<RoomTemplate>> other; // asks the same command

    templates.port().listTemplates(gone->then());
    templates.port().listTemplates(other.then());
    gone.reset();

    QVERIFY(other.comes());
}

void TestTemplateService::aTakenNameIsAConflict()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QSignalSpy changed(&templates.port(), &TemplatePort::templatesChanged);
    QVERIFY(!templates.errorOfSaving(tea()));

    const auto error = templates.errorOfSaving(tea());

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

    const auto error = templates.errorOfSaving(wrong);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(!error->text.isEmpty());
    QVERIFY(templates.list().isEmpty());
}

void TestTemplateService::aCompanionThatIsGoneMayStayInIt()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());

    QVERIFY(!templates.errorOfSaving({{.name = u"x"_s, .roster = {companion(u"gone"_s)}}}));

    QCOMPARE(templates.list().first().roster, QList{companion(u"gone"_s)});
}

void TestTemplateService::renamingNeedsAName()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QVERIFY(!templates.errorOfSaving(tea()));
    const TemplateId id = templates.list().first().id;

    const auto nameless = templates.errorOfRenaming(id, u"  "_s);
    const auto stranger = templates.errorOfRenaming(TemplateId(u"x"_s), u"y"_s);

    QCOMPARE(nameless->code, ErrorCode::InvalidInput);
    QCOMPARE(stranger->code, ErrorCode::NotFound);
    QCOMPARE(templates.list().first().name, u"Tea for three"_s);
}

void TestTemplateService::removingTwiceIsDone()
{
    const TemporaryStudio studio;
    Templates templates(studio.dataFolder());
    QVERIFY(!templates.errorOfSaving(tea()));
    const TemplateId id = templates.list().first().id;

    QVERIFY(!templates.errorOfRemoving(id));
    QVERIFY(!templates.errorOfRemoving(id));

    QVERIFY(templates.list().isEmpty());
}

void TestTemplateService::aReaderKeepsNothing()
{
    const TemporaryStudio studio;
    Templates writer(studio.dataFolder());
    QVERIFY(!writer.errorOfSaving(tea()));
    Templates reader(studio.dataFolder(), SqliteStore::Mode::ReadOnly);

    const auto error = reader.errorOfRemoving(writer.list().first().id);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ReadOnly);
    QCOMPARE(reader.list().size(), 1);
}

SUITE_TEST(QCoreApplication, TestTemplateService)

} // namespace tst_template_service

#include "tst_template_service.moc"
