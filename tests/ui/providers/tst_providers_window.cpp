// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/providers/providers_window.h"
#include "ui/widgets/notice_bar.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace tst_providers_window {

using namespace Qt::StringLiterals;
using namespace studio;
using model::KeyPlace;
using model::Known;
using model::ModelFacts;
using model::ProviderKind;
using ui::ModelTable;
using ui::ProvidersWindow;

namespace {

base::ProviderId openAi() { return base::ProviderId(u"openai"_s); }
base::ProviderId ollama() { return base::ProviderId(u"ollama"_s); }

ModelFacts gpt5()
{
    ModelFacts facts;
    facts.provider = openAi();
    facts.model = u"gpt-5"_s;
    facts.abilities.schema = Known::Yes;
    facts.price.input = 1'250'000'000;
    facts.price.output = 10'000'000'000;
    facts.context = 400'000;
    return facts;
}

ports::ProviderList two()
{
    ports::ProviderList list;
    list.rows = {{{.id = ollama(),
                   .name = u"Ollama"_s,
                   .kind = ProviderKind::Ollama,
                   .baseUrl = QUrl(u"http://localhost:11434"_s),
                   .model = u"llama3.2"_s},
                  false,
                  {}},
                 {{.id = openAi(),
                   .name = u"OpenAI"_s,
                   .kind = ProviderKind::OpenAi,
                   .baseUrl = QUrl(u"https://api.openai.com/v1"_s),
                   .keyPlace = KeyPlace::Keychain,
                   .model = u"gpt-5"_s},
                  true,
                  {gpt5()}}};
    list.standard.provider = openAi();
    list.keychain = true;
    return list;
}

struct Stage
{
    explicit Stage(const ports::ProviderList &list = two())
        : window(list, nullptr)
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window came up");
    }
    template<class Widget>
    Widget *find(const QString &name)
    {
        return window.findChild<Widget *>(name);
    }
    void choose(int row)
    {
        auto *list = find<QListView>(u"providerList"_s);
        list->setCurrentIndex(list->model()->index(row, 0));
    }
    QAbstractItemModel *models() { return find<QTableView>(u"modelTable"_s)->model(); }
    bool write(ModelTable::Column column, const QString &text)
    {
        return models()->setData(models()->index(0, column), text);
    }

    ProvidersWindow window;
};

} // namespace

class ProvidersWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyControlHasAName()
    {
        Stage stage;
        stage.choose(1);

        QCOMPARE(tests::namelessControls(stage.window), QString());
    }

    void withoutProvidersItSaysWhoAnswers()
    {
        Stage stage(ports::ProviderList{});

        QVERIFY(stage.find<QLabel>(u"providersEmpty"_s)->isVisible());
        QVERIFY(!stage.find<QPushButton>(u"providerRemove"_s)->isEnabled());
        QVERIFY(stage.find<QPushButton>(u"providerConnect"_s)->isEnabled());
        QCOMPARE(stage.find<QComboBox>(u"standardModel"_s)->currentText(),
                 u"Rehearsal (offline, not an AI)"_s);
    }

    void theStandardIsShownAndCanBeChosen()
    {
        Stage stage;
        QSignalSpy wanted(&stage.window, &ProvidersWindow::standardWanted);
        auto *box = stage.find<QComboBox>(u"standardModel"_s);
        QCOMPARE(box->currentText(), u"gpt-5 (OpenAI)"_s);

        box->setCurrentIndex(0);
        Q_EMIT box->activated(0);

        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().value<model::ModelChoice>().provider, model::rehearsalProvider());
    }

    void aMissingKeyIsTold()
    {
        ports::ProviderList list = two();
        list.rows[1].hasKey = false;
        Stage stage(list);

        const QModelIndex row = stage.find<QListView>(u"providerList"_s)->model()->index(1, 0);

        QVERIFY(row.data(ui::ProviderListModel::TroubleRole).toBool());
        QVERIFY(row.data(ui::ProviderListModel::AccessRole).toString().contains("no key"_L1));
    }

    void theModelsOfTheChosenOneAreShown()
    {
        Stage stage;
        QVERIFY(!stage.find<QTableView>(u"modelTable"_s)->isVisible());
        QVERIFY(
            stage.find<QLabel>(u"modelsHint"_s)->text().startsWith("No model details yet. Run a test."_L1));

        stage.choose(1);

        QCOMPARE(stage.models()->rowCount(), 1);
        QCOMPARE(stage.models()->index(0, ModelTable::Context).data().toString(), u"400,000"_s);
        QCOMPARE(stage.models()->index(0, ModelTable::Input).data().toString(), u"1.25"_s);
        QCOMPARE(stage.models()->index(0, ModelTable::Output).data().toString(), u"10"_s);
    }

    void whatWasLearnedOfTheChosenModelIsTold()
    {
        ports::ProviderList list = two();
        ModelFacts mini = gpt5();
        mini.model = u"gpt-5-mini"_s;
        mini.habits = model::ServerHabit::NoSeed;
        list.rows[1].models.append(mini);
        Stage stage(list);
        auto *about = stage.find<QLabel>(u"modelAbout"_s);
        QVERIFY(!about->isVisible());

        stage.choose(1);
        QVERIFY(about->isVisible());
        QVERIFY(about->text().contains("Never tested."_L1));
        QVERIFY(!about->text().contains("Learned"_L1));
        auto *table = stage.find<QTableView>(u"modelTable"_s);
        table->setCurrentIndex(table->model()->index(1, 0));
        QVERIFY(about->text().contains("Learned about this model: does not support a seed."_L1));

        stage.choose(0); // without known facts
        QVERIFY(!about->isVisible());
    }

    void aPriceThatIsWrittenIsTheUsers()
    {
        Stage stage;
        QSignalSpy wanted(&stage.window, &ProvidersWindow::factsWanted);
        stage.choose(1);

        QVERIFY(stage.write(ModelTable::Input, u"2.5"_s));

        const auto facts = wanted.first().first().value<ModelFacts>();
        QCOMPARE(facts.price.input, 2'500'000'000);
        QVERIFY(facts.priceIsOfUser);
        QCOMPARE(facts.model, u"gpt-5"_s);
    }

    void whatIsNoNumberIsRefusedInWords()
    {
        Stage stage;
        QSignalSpy wanted(&stage.window, &ProvidersWindow::factsWanted);
        stage.choose(1);

        QVERIFY(!stage.write(ModelTable::Context, u"a lot"_s));
        const QString context = stage.find<ui::NoticeBar>(u"noticeBar"_s)->text();
        QVERIFY(!stage.write(ModelTable::Cached, u"cheap"_s));

        QVERIFY(context.contains("Enter the context size in tokens, a whole"_L1));
        QVERIFY(stage.find<ui::NoticeBar>(u"noticeBar"_s)->text().contains("in dollars"_L1));
        QVERIFY(wanted.isEmpty());
    }

    void aNameCannotBeWrittenOver()
    {
        Stage stage;
        stage.choose(1);

        QVERIFY(!stage.write(ModelTable::Name, u"other"_s));
        QVERIFY(!stage.write(ModelTable::Abilities, u"everything"_s));
    }

    void removingIsAskedFirst()
    {
        Stage stage;
        QSignalSpy wanted(&stage.window, &ProvidersWindow::removeWanted);
        stage.choose(1);

        stage.find<QPushButton>(u"providerRemove"_s)->click();
        QVERIFY(wanted.isEmpty());
        stage.find<QPushButton>(u"noticeRemove"_s)->click();

        QCOMPARE(wanted.first().first().value<base::ProviderId>(), openAi());
    }

    void aKeyThatWaitsIsSentOnlyAfterAQuestion()
    {
        Stage stage;
        QSignalSpy wanted(&stage.window, &ProvidersWindow::agreeWanted);
        stage.choose(1);
        QVERIFY(!stage.find<QPushButton>(u"providerAgree"_s)->isVisibleTo(&stage.window));
        ports::ProviderList list = two();
        for (ports::ProviderRow &row : list.rows) {
            row.hasKey = false;
            row.lack = {model::KeyLack::Why::OtherOrigin, u"https://given.example"_s};
        }
        stage.window.setList(list);
        auto *agree = stage.find<QPushButton>(u"providerAgree"_s);
        QVERIFY(agree->isVisibleTo(&stage.window));

        agree->click();
        QVERIFY(wanted.isEmpty());
        bool says = false;
        for (const QLabel *label : stage.window.findChildren<QLabel *>())
            says |= label->text().contains(u"was entered for https://given.example"_s);
        QVERIFY(says);
        stage.find<QPushButton>(u"noticeDisagree"_s)->click();
        QVERIFY(wanted.isEmpty());
        agree->click();
        stage.find<QPushButton>(u"noticeAgree"_s)->click();

        QCOMPARE(wanted.first().first().value<base::ProviderId>(), openAi());
    }

    void whatWasChosenStaysChosenWhenTheListChanges()
    {
        Stage stage;
        stage.choose(1);
        ports::ProviderList list = two();
        list.rows.removeFirst();

        stage.window.setList(list);

        QCOMPARE(stage.find<QListView>(u"providerList"_s)->currentIndex().data().toString(), u"OpenAI"_s);
    }
};

SUITE_TEST(QApplication, ProvidersWindowTest)

} // namespace tst_providers_window

#include "tst_providers_window.moc"
