// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/provider_wizard.h"

#include "ui/providers/access_page.h"
#include "ui/providers/last_page.h"
#include "ui/providers/model_page.h"
#include "ui/providers/provider_words.h"
#include "ui/providers/test_page.h"
#include "ui/providers/where_page.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/notice_bar.h"

#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::Provider;
using Page = ProviderWizard::Page;

namespace {

/// "OpenAI", or where that is taken "OpenAI 2".
QString freeName(const QString &name, const QStringList &taken)
{
    QString free = name;
    for (int number = 2; !name.isEmpty() && taken.contains(free, Qt::CaseInsensitive); ++number)
        free = u"%1 %2"_s.arg(name).arg(number);
    return free;
}

/// The test knows nothing of what the user wrote about the model.
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
    case Page::Where: return m_where->choice() ? QString() : tr("Choose one of them.");
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

/// What a page needs is asked for when it is come to, and not again while the answer holds.
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

// What was tested is what the test made of it, so it needs no second one.
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

} // namespace studio::ui
