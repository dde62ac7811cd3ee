// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_wizard.h"

#include "ui/providers/access_page.h"
#include "ui/providers/last_page.h"
#include "ui/providers/model_page.h"
#include "ui/providers/page_frame.h"
#include "ui/providers/provider_words.h"
#include "ui/providers/test_page.h"
#include "ui/providers/where_page.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::Provider;
using Page = ProviderWizard::Page;

namespace {

/// The test does not know what the user wrote about the model.
model::ModelFacts merged(model::ModelFacts found, const QList<model::ModelFacts> &known)
{
    const auto before = std::find_if(known.begin(), known.end(), [&](const model::ModelFacts &one) {
        return one.model == found.model && one.priceIsOfUser;
    });
    if (before != known.end()) {
        found.price = before->price;
        found.context = before->context;
        found.priceIsOfUser = true;
    }
    return found;
}

constexpr QSize kSmallest(480, 400);
constexpr double kTitleSize = 1.3;
constexpr int kPages = 5;

} // namespace

ProviderWizard::ProviderWizard(ports::ProviderPort &port, const ports::ProviderList &list, const Start &start,
                               QWidget *parent)
    : QDialog(parent)
    , m_list(list)
    , m_start(start)
    , m_probe(port)
    , m_saving(port)
    , m_notice(new NoticeBar(this))
{
    setObjectName(u"providerWizard"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    makeParts();
    connectPages();
    connectProbe();
    this->start();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void ProviderWizard::connectPages()
{
    connect(m_where, &WherePage::chosen, this, &ProviderWizard::refresh);
    connect(m_where, &WherePage::searchWanted, this, [this] {
        m_where->beginSearch();
        m_probe.findServers();
    });
    connect(m_access, &AccessPage::edited, this, &ProviderWizard::refresh);
    connect(m_model, &ModelPage::edited, this, &ProviderWizard::refresh);
    connect(m_model, &ModelPage::askWanted, this, &ProviderWizard::askModels);
    connect(m_test, &TestPage::startWanted, this, &ProviderWizard::test);
    connect(m_test, &TestPage::stopWanted, this, [this] {
        m_probe.stopTest();
        m_test->stop();
        refresh();
    });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, &ProviderWizard::goBack);
    connect(m_next, &QPushButton::clicked, this, &ProviderWizard::goOn);
}

void ProviderWizard::connectProbe()
{
    connect(&m_probe, &ProviderProbe::serverFound, m_where, &WherePage::addServer);
    connect(&m_probe, &ProviderProbe::searchEnded, m_where, &WherePage::endSearch);
    connect(&m_probe, &ProviderProbe::modelsListed, m_model, &ModelPage::setModels);
    connect(&m_probe, &ProviderProbe::noModels, m_model, &ModelPage::setNoModels);
    connect(&m_probe, &ProviderProbe::stepTold, m_test, &TestPage::tell);
    connect(&m_probe, &ProviderProbe::corrected, this, &ProviderWizard::takeCorrection);
    connect(&m_probe, &ProviderProbe::abilitiesFound, this,
            [this](const model::ModelFacts &facts) { m_facts = merged(facts, m_start.row.models); });
    connect(&m_probe, &ProviderProbe::testEnded, this, [this](const QString &problem) {
        m_test->end(problem);
        refresh();
    });
    connect(&m_saving, &ProviderSaving::stored, this,
            [this](const Provider &provider) { m_start.row.provider = provider; });
    connect(&m_saving, &ProviderSaving::failed, this, &ProviderWizard::refuse);
    connect(&m_saving, &ProviderSaving::saved, this, [this] {
        Q_EMIT stored(m_start.row.provider, m_last->asStandard());
        accept();
    });
}

void ProviderWizard::start()
{
    follow(m_list);
    if (isNew()) {
        m_where->beginSearch();
        m_probe.findServers();
        m_last->suggestStandard(m_list.standard.provider == model::rehearsalProvider());
    } else {
        m_access->show(m_start.row.provider, m_start.row.hasKey);
        m_model->setModel(m_start.row.provider.model);
        m_last->suggestStandard(isStandard());
    }
    enter(m_start.page);
}

/// A field that loses the focus with the window still reports what was typed.
ProviderWizard::~ProviderWizard() { m_access->disconnect(this); }

void ProviderWizard::follow(const ports::ProviderList &list)
{
    m_list = list;
    QStringList taken;
    for (const ports::ProviderRow &row : list.rows) {
        if (row.provider.id != m_start.row.provider.id)
            taken.append(row.provider.name);
    }
    m_access->setTakenNames(taken);
    m_access->setKeychain(list.keychain);
}

Page ProviderWizard::page() const { return Page(m_pages->currentIndex()); }

Provider ProviderWizard::provider() const
{
    Provider provider = m_access->provider();
    provider.id = m_start.row.provider.id;
    provider.model = m_model->model();
    return provider;
}

QString ProviderWizard::flaw() const
{
    switch (page()) {
    case Page::Where: return m_where->choice() ? QString() : tr("Choose a server or an account.");
    case Page::Access: return m_access->flaw();
    case Page::Model: return m_model->flaw();
    case Page::Test:
    case Page::Last: break;
    }
    return {};
}

void ProviderWizard::goOn()
{
    m_tried = true;
    if (!flaw().isEmpty()) {
        if (page() == Page::Access) {
            m_access->showFlaws();
            m_access->focusFlaw();
        }
        if (page() == Page::Model)
            m_model->showFlaws();
        refresh();
        return;
    }
    if (page() == Page::Last)
        save();
    else
        enter(Page(int(page()) + 1));
}

void ProviderWizard::goBack()
{
    if (page() != Page::Where)
        enter(Page(int(page()) - 1));
}

/// Requests what a page needs when the user gets there, and not again while the answer is valid.
void ProviderWizard::enter(Page page)
{
    m_tried = false;
    m_notice->dismiss();
    if (this->page() == Page::Test && m_probe.isTesting()) {
        m_probe.stopTest();
        m_test->stop();
    }
    m_pages->setCurrentIndex(int(page));
    switch (page) {
    case Page::Where: m_where->focusFirst(); break;
    case Page::Access:
        fillAccess();
        m_access->focusFlaw();
        break;
    case Page::Model:
        if (m_asked != listAccess())
            askModels();
        m_model->focusName();
        break;
    case Page::Test:
        if (!isTested())
            test();
        break;
    case Page::Last: fillLast(); break;
    }
    refresh();
}

void ProviderWizard::fillAccess()
{
    const auto place = m_where->choice();
    if (!isNew() || !place || m_begunWith == place->provider)
        return;
    m_begunWith = place->provider;
    Provider provider = place->provider;
    QStringList taken;
    for (const ports::ProviderRow &row : std::as_const(m_list.rows))
        taken.append(row.provider.name);
    provider.name = freeName(provider.name, taken);
    m_access->show(provider, false);
    m_model->setModel({});
}

ProviderWizard::Access ProviderWizard::listAccess() const
{
    Access access = testAccess();
    access.provider.model.clear();
    return access;
}

ProviderWizard::Access ProviderWizard::testAccess() const { return {provider(), m_access->key().key}; }

bool ProviderWizard::isTested() const
{
    return m_tested == testAccess() && m_test->how() != TestPage::How::BrokenOff;
}

void ProviderWizard::askModels()
{
    m_asked = listAccess();
    m_model->beginAsking();
    m_probe.askModels(m_asked->provider, m_access->key());
}

void ProviderWizard::test()
{
    m_tested = testAccess();
    m_facts.reset();
    m_test->begin(m_tested->provider.name, m_tested->provider.model);
    m_probe.test(m_tested->provider, m_access->key());
    refresh();
}

// The test ran with the corrected values, so no second test is needed.
void ProviderWizard::takeCorrection(const Provider &provider)
{
    m_access->setAddress(provider.baseUrl);
    m_model->setModel(provider.model);
    m_tested = testAccess();
}

bool ProviderWizard::isStandard() const
{
    return !isNew() && m_list.standard.provider == m_start.row.provider.id;
}

void ProviderWizard::fillLast()
{
    m_last->show(
        {provider(), isTested() ? m_facts : std::nullopt, standardWords(m_list), isStandard(), isTested()});
}

void ProviderWizard::save()
{
    if (m_saving.isRunning())
        return;
    m_notice->dismiss();
    m_saving.start({.provider = provider(),
                    .key = m_access->key(),
                    .facts = isTested() ? m_facts : std::nullopt,
                    .asStandard = m_last->asStandard() && !isStandard()});
    refresh();
}

void ProviderWizard::refuse(const QString &reason)
{
    m_notice->ask(reason, {}, true);
    refresh();
}

void ProviderWizard::makeParts()
{
    m_pages = new QStackedWidget(this);
    m_pages->setObjectName(u"providerPages"_s);
    m_where = new WherePage();
    m_access = new AccessPage();
    m_model = new ModelPage();
    m_test = new TestPage();
    m_last = new LastPage();
    for (QWidget *page :
         {static_cast<QWidget *>(m_where), static_cast<QWidget *>(m_access), static_cast<QWidget *>(m_model),
          static_cast<QWidget *>(m_test), static_cast<QWidget *>(m_last)})
        m_pages->addWidget(scrolled(page));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(makeHead());
    column->addWidget(m_pages, 1);
    column->addWidget(hairline(this));
    column->addWidget(makeFoot());
    setMinimumSize(kSmallest);
    constexpr QSize kFirstSize(680, 704);
    constexpr int kWidestLine = 64; // characters
    const int wide = std::max(kFirstSize.width(), kWidestLine * fontMetrics().averageCharWidth());
    const QSize wanted(wide, std::max(kFirstSize.height(), 34 * fontMetrics().height()));
    resize(parentWidget() ? wanted.boundedTo(parentWidget()->window()->size() - QSize(48, 48)) : wanted);
}

QWidget *ProviderWizard::makeHead()
{
    const Theme &theme = themeOf(this);
    auto *head = new QWidget(this);
    m_title = plainLabel(u"wizardTitle"_s, head);
    m_step = quietLabel(u"wizardStep"_s, head);
    m_step->setWordWrap(false);
    const int margin = theme.metrics.large + theme.metrics.small;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(margin, margin, margin, 0);
    row->setSpacing(theme.metrics.medium);
    row->addWidget(m_title, 1);
    row->addWidget(m_step, 0, Qt::AlignBaseline);
    return head;
}

QWidget *ProviderWizard::makeFoot()
{
    auto *foot = new QWidget(this);
    m_state = quietLabel(u"wizardState"_s, foot);
    const auto button = [foot](const QString &objectName) {
        auto *button = new QPushButton(foot);
        button->setObjectName(objectName);
        button->setAutoDefault(false);
        return button;
    };
    m_cancel = button(u"wizardCancel"_s);
    m_back = button(u"wizardBack"_s);
    m_next = button(u"wizardNext"_s);
    m_next->setDefault(true);
    const Metrics &metrics = themeOf(this).metrics;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_state);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics.small);
    row->addWidget(m_cancel);
    row->addStretch(1);
    row->addWidget(m_back);
    row->addWidget(m_next);
    column->addLayout(row);
    return foot;
}

QString ProviderWizard::pageTitle() const
{
    switch (page()) {
    case Page::Where: return tr("Where is the model?");
    case Page::Access: return tr("How do you connect?");
    case Page::Model: return tr("Which model?");
    case Page::Test: return tr("Does it work?");
    case Page::Last: return tr("Who uses it?");
    }
    return {};
}

QString ProviderWizard::nextText() const
{
    using How = TestPage::How;
    switch (page()) {
    case Page::Where:
    case Page::Access: return tr("Next");
    case Page::Model: return tr("Test");
    case Page::Test:
        return m_test->how() == How::Running || m_test->how() == How::BrokenOff ? tr("Skip test")
               : m_test->how() == How::Failed                                   ? tr("Continue anyway")
                                                                                : tr("Next");
    case Page::Last: return tr("Save");
    }
    return {};
}

void ProviderWizard::refresh()
{
    const Theme &theme = themeOf(this);
    m_title->setText(pageTitle());
    m_step->setText(tr("Step %1 of %2").arg(m_pages->currentIndex() + 1).arg(kPages));
    m_title->setAccessibleDescription(m_step->text());
    const bool isBusy = m_saving.isRunning();
    const QString what = m_tried ? flaw() : QString();
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, what.isEmpty() ? theme.mutedText : theme.error);
    m_state->setPalette(palette);
    m_state->setText(isBusy ? tr("One moment…") : what);
    m_state->setVisible(!m_state->text().isEmpty());
    m_back->setEnabled(page() > (isNew() ? Page::Where : Page::Access) && !isBusy);
    m_next->setEnabled(!isBusy);
    m_next->setText(nextText());
}

void ProviderWizard::applyTheme()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * kTitleSize);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    refresh();
}

void ProviderWizard::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void ProviderWizard::retranslate()
{
    setWindowTitle(isNew() ? tr("Connect a model") : tr("Change %1").arg(m_start.row.provider.name));
    m_where->retranslate();
    m_access->retranslate();
    m_model->retranslate();
    m_test->retranslate();
    m_last->retranslate();
    m_cancel->setText(tr("Cancel"));
    m_back->setText(tr("Back"));
}

} // namespace studio::ui
