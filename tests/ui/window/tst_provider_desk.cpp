// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/ui/window/studio_window.h"
#include "ui/panels/trouble_banner.h"
#include "ui/providers/provider_wizard.h"
#include "ui/providers/providers_window.h"
#include "ui/widgets/notice_bar.h"
#include "ui/window/quiet_notice.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QToolButton>

namespace tst_provider_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

ports::ProviderList rehearsalOnly()
{
    return {.rows = {}, .standard = {.provider = model::rehearsalProvider()}, .keychain = true};
}

ports::ProviderList openAi()
{
    ports::ProviderList list = rehearsalOnly();
    list.rows = {{{.id = base::ProviderId(u"openai"_s),
                   .name = u"OpenAI"_s,
                   .baseUrl = QUrl(u"https://api.openai.com/v1"_s),
                   .keyPlace = model::KeyPlace::Keychain,
                   .model = u"gpt-5"_s},
                  true,
                  {}}};
    return list;
}

struct Stage
{
    explicit Stage(const ports::ProviderList &list = rehearsalOnly(), bool readOnly = false)
        : studio(readOnly)
    {
        studio.window.desks().offerProviders(port);
        port.answerList(list);
        studio.open();
    }
    QToolButton *link() { return studio.find<QToolButton>(u"connectModel"_s); }

    FakeProviderPort port;
    StudioWindow studio;
};

} // namespace

class ProviderDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutThePortNothingIsOffered()
    {
        StudioWindow studio;
        studio.open();

        QVERIFY(!studio.find<QAction>(u"connectModelAction"_s)->isVisible());
        QVERIFY(!studio.find<QToolButton>(u"connectModel"_s)->isVisible());
    }

    void theStatusLineLeadsToTheWizard()
    {
        Stage stage;
        QVERIFY(stage.link()->isVisible());
        QCOMPARE(stage.link()->text(), u"Connect a model…"_s);

        stage.link()->click();

        QVERIFY(stage.studio.window.findChild<ui::ProviderWizard *>());
    }

    void withProvidersItLeadsToThem()
    {
        Stage stage(openAi());
        QCOMPARE(stage.link()->text(), u"Model providers…"_s);

        stage.link()->click();

        QVERIFY(stage.studio.window.findChild<ui::ProvidersWindow *>());
    }

    void theStatusLineNamesWhatAnswersNow()
    {
        Stage stage;
        const auto *line = stage.studio.find<QLabel>(u"modelLine"_s);
        QCOMPARE(line->text(), u"Rehearsal (offline, not an AI)"_s);

        ports::ProviderList list = openAi();
        list.standard.provider = base::ProviderId(u"openai"_s);
        Q_EMIT stage.port.providersChanged();
        stage.port.answerList(list);

        QCOMPARE(line->text(), u"gpt-5 (OpenAI)"_s);
    }

    void afterTheWizardTheUserCanWrite()
    {
        Stage stage;
        stage.studio.find<QWidget>(u"composer.to"_s)->setFocus();
        stage.studio.find<QAction>(u"connectModelAction"_s)->trigger();
        auto *wizard = stage.studio.window.findChild<ui::ProviderWizard *>();
        QVERIFY(wizard);

        wizard->reject();

        QCOMPARE(stage.studio.window.focusWidget(), stage.studio.find<QWidget>(u"composer.input"_s));
    }

    void theMenuOpensOneWizardOnly()
    {
        Stage stage;

        stage.studio.find<QAction>(u"connectModelAction"_s)->trigger();
        stage.studio.find<QAction>(u"connectModelAction"_s)->trigger();

        QCOMPARE(stage.studio.window.findChildren<ui::ProviderWizard *>().size(), 1);
    }

    void whoeverOnlyReadsIsOfferedNothing()
    {
        Stage stage(rehearsalOnly(), true);

        QVERIFY(!stage.link()->isVisible());
        QVERIFY(!stage.studio.find<QAction>(u"connectModelAction"_s)->isVisible());
    }

    void theListIsAskedForAgainWhenItChanges()
    {
        Stage stage;

        Q_EMIT stage.port.providersChanged();
        stage.port.answerList(openAi());

        QCOMPARE(stage.link()->text(), u"Model providers…"_s);
    }

    void changingAndTestingBeginWhereTheyBelong()
    {
        Stage stage(openAi());
        stage.studio.find<QAction>(u"providersAction"_s)->trigger();
        auto *window = stage.studio.window.findChild<ui::ProvidersWindow *>();

        Q_EMIT window->testWanted(base::ProviderId(u"openai"_s));

        const auto *wizard = window->findChild<ui::ProviderWizard *>();
        QVERIFY(wizard);
        QCOMPARE(wizard->page(), ui::ProviderWizard::Page::Test);
        QCOMPARE(stage.port.commands().last(), u"testProvider OpenAI keep"_s);
    }

    void whatIsWantedInTheListGoesToTheStudioAndARefusalIsTold()
    {
        Stage stage(openAi());
        stage.studio.find<QAction>(u"providersAction"_s)->trigger();
        auto *window = stage.studio.window.findChild<ui::ProvidersWindow *>();

        Q_EMIT window->removeWanted(base::ProviderId(u"openai"_s));
        QCOMPARE(stage.port.commands().last(), u"removeProvider openai"_s);
        stage.port.answerChange(base::failure(base::ErrorCode::Storage, u"The disk is full."_s));

        QCOMPARE(window->findChild<ui::NoticeBar *>()->text(), u"The disk is full."_s);
    }

    void anAnswerThatComesAfterTheWindowOfProvidersIsSaidInTheStudio()
    {
        Stage stage(openAi());
        stage.studio.find<QAction>(u"providersAction"_s)->trigger();
        auto *window = stage.studio.window.findChild<ui::ProvidersWindow *>();
        Q_EMIT window->removeWanted(base::ProviderId(u"openai"_s));
        delete window;

        stage.port.answerChange(base::failure(base::ErrorCode::Storage, u"The disk is full."_s));

        QVERIFY(stage.studio.find<QLabel>(u"troubleText"_s)->text().contains(u"The disk is full."_s));
    }

    void anOlderListIsNotShown()
    {
        Stage stage;

        Q_EMIT stage.port.providersChanged();
        Q_EMIT stage.port.providersChanged();
        stage.port.answerFirstList(openAi());

        QCOMPARE(stage.link()->text(), u"Connect a model…"_s);
        stage.port.answerList(openAi());
        QCOMPARE(stage.link()->text(), u"Model providers…"_s);
    }

    void aNewStandardIsTold()
    {
        Stage stage;
        stage.studio.find<QAction>(u"connectModelAction"_s)->trigger();
        auto *wizard = stage.studio.window.findChild<ui::ProviderWizard *>();
        const HeardByScreenReaders readers;

        Q_EMIT wizard->stored(openAi().rows.first().provider, true);

        const QString told = stage.studio.find<ui::QuietNotice>(u"quietNotice"_s)->text();
        QVERIFY(told.startsWith("gpt-5 (OpenAI)"_L1));
        QCOMPARE(readers.alerts(u"quietNotice"_s), QStringList{told});
    }
};

SUITE_TEST(QApplication, ProviderDeskTest)

} // namespace tst_provider_desk

#include "tst_provider_desk.moc"
