// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/providers_window.h"

#include "core/explain/key_words.h"
#include "ui/forms/form_field.h"
#include "ui/providers/provider_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

ProvidersWindow::ProvidersWindow(const ports::ProviderList &list, QWidget *parent)
    : QDialog(parent)
    , m_notice(new NoticeBar(this))
{
    setObjectName(u"providersWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(820, 620);
    constexpr int kWidestLine = 80; // characters
    const QSize wanted = kFirstSize.expandedTo({kWidestLine * fontMetrics().averageCharWidth(), 0});
    resize(parent ? wanted.boundedTo(parent->window()->size() - QSize(48, 48)) : wanted);
    makeStandard();
    makeList();
    makeModels();
    makeButtons();
    lay();
    setList(list);
    onRetranslate(this, [this] { retranslate(); });
    m_providers->setFocus();
    onThemeChange(this, [this] { applyTheme(); });
}

void ProvidersWindow::makeStandard()
{
    m_standard = new QComboBox(this);
    m_standard->setObjectName(u"standardModel"_s);
    m_standardField = new FormField(u"standardModel"_s, m_standard, this);
    connect(m_standard, &QComboBox::activated, this,
            [this](int row) { Q_EMIT standardWanted(m_choices.at(row)); });
}

void ProvidersWindow::makeList()
{
    m_delegate = new ProviderDelegate(this);
    m_providers = new QListView(this);
    m_providers->setObjectName(u"providerList"_s);
    m_providers->setModel(&m_rows);
    m_providers->setItemDelegate(m_delegate);
    m_providers->setUniformItemSizes(true);
    m_providers->setMouseTracking(true);
    m_providers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_providers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty = quietLabel(u"providersEmpty"_s, this);
    m_empty->setAlignment(Qt::AlignCenter);
    connect(m_providers, &QListView::activated, this, [this] { Q_EMIT changeWanted(current()); });
    connect(m_providers->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProvidersWindow::refresh);
}

void ProvidersWindow::makeModels()
{
    m_modelsTitle = plainLabel(u"modelsTitle"_s, this);
    m_modelsHint = quietLabel(u"modelsHint"_s, this);
    m_models = new QTableView(this);
    m_models->setObjectName(u"modelTable"_s);
    m_models->setModel(&m_facts);
    m_models->setShowGrid(false);
    m_models->setTabKeyNavigation(false);
    m_models->setSelectionMode(QAbstractItemView::SingleSelection);
    m_models->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                              QAbstractItemView::AnyKeyPressed);
    m_models->verticalHeader()->hide();
    m_models->horizontalHeader()->setHighlightSections(false);
    m_models->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_models->horizontalHeader()->setSectionResizeMode(ModelTable::Abilities, QHeaderView::Stretch);
    m_aboutModel = quietLabel(u"modelAbout"_s, this);
    connect(m_models->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProvidersWindow::tellModel);
    connect(&m_facts, &ModelTable::factsWritten, this, &ProvidersWindow::factsWanted);
    connect(&m_facts, &ModelTable::refused, this, &ProvidersWindow::tellTrouble);
}

void ProvidersWindow::makeButtons()
{
    const auto button = [this](const QString &objectName) {
        auto *made = new QPushButton(this);
        made->setObjectName(objectName);
        made->setAutoDefault(false);
        made->setMinimumHeight(themeOf(this).metrics.control);
        return made;
    };
    m_connect = button(u"providerConnect"_s);
    m_change = button(u"providerChange"_s);
    m_test = button(u"providerTest"_s);
    m_agree = button(u"providerAgree"_s);
    m_remove = button(u"providerRemove"_s);
    m_close = button(u"providersClose"_s);
    connect(m_connect, &QPushButton::clicked, this, &ProvidersWindow::connectWanted);
    connect(m_change, &QPushButton::clicked, this, [this] { Q_EMIT changeWanted(current()); });
    connect(m_test, &QPushButton::clicked, this, [this] { Q_EMIT testWanted(current()); });
    connect(m_agree, &QPushButton::clicked, this, &ProvidersWindow::askToAgree);
    connect(m_remove, &QPushButton::clicked, this, &ProvidersWindow::askToRemove);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
}

void ProvidersWindow::lay()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *left = new QVBoxLayout;
    left->setSpacing(metrics.small);
    left->addWidget(m_standardField);
    left->addSpacing(metrics.small);
    left->addWidget(m_empty, 1);
    left->addWidget(m_providers, 2);
    left->addSpacing(metrics.small);
    left->addWidget(m_modelsTitle);
    left->addWidget(m_modelsHint);
    left->addWidget(m_models, 3);
    left->addWidget(m_aboutModel);
    auto *side = new QVBoxLayout;
    side->setSpacing(metrics.small);
    for (QPushButton *button : {m_connect, m_change, m_test, m_agree, m_remove})
        side->addWidget(button);
    side->addStretch(1);
    side->addWidget(m_close);
    auto *body = new QHBoxLayout;
    body->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    body->setSpacing(metrics.large);
    body->addLayout(left, 1);
    body->addLayout(side);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addLayout(body, 1);
}

void ProvidersWindow::setList(const ports::ProviderList &list)
{
    const base::ProviderId before = current();
    m_list = list;
    m_rows.show(list.rows);
    fillStandard();
    const QModelIndex again = m_rows.indexOf(before);
    m_providers->setCurrentIndex(again.isValid() ? again : m_rows.index(0));
    refresh();
}

/// Rehearsal, the standard model of each provider, and the current choice if it is none of these.
void ProvidersWindow::fillStandard()
{
    m_choices = {{.provider = model::rehearsalProvider(), .model = {}, .stop = {}}};
    for (const ports::ProviderRow &row : std::as_const(m_list.rows))
        m_choices.append({.provider = row.provider.id, .model = {}, .stop = {}});
    const auto isNow = [this](const model::ModelChoice &one) {
        return one.provider == m_list.standard.provider && one.model == m_list.standard.model;
    };
    auto now = std::find_if(m_choices.cbegin(), m_choices.cend(), isNow);
    if (now == m_choices.cend() && m_rows.row(m_list.standard.provider)) {
        m_choices.append({.provider = m_list.standard.provider, .model = m_list.standard.model, .stop = {}});
        now = m_choices.cend() - 1;
    }
    m_standard->clear();
    for (const model::ModelChoice &choice : std::as_const(m_choices))
        m_standard->addItem(choiceWords(choice, m_list));
    m_standard->setCurrentIndex(now == m_choices.cend() ? 0 : int(now - m_choices.cbegin()));
}

base::ProviderId ProvidersWindow::current() const
{
    return base::ProviderId(m_providers->currentIndex().data(ProviderListModel::IdRole).toString());
}

void ProvidersWindow::tellTrouble(const QString &what) { m_notice->ask(what, {}, true); }

void ProvidersWindow::askToAgree()
{
    const ports::ProviderRow *row = m_rows.row(current());
    if (!row)
        return;
    m_notice->ask(
        explain::keyLackSentence(row->lack, row->provider),
        {{u"noticeAgree"_s, tr("Send key"), [this, id = row->provider.id] { Q_EMIT agreeWanted(id); }},
         {u"noticeDisagree"_s, tr("Do not send"), {}}},
        true);
    m_notice->focusAnswer();
}

void ProvidersWindow::askToRemove()
{
    const ports::ProviderRow *row = m_rows.row(current());
    if (!row)
        return;
    m_notice->ask(
        tr("Remove %1 and its key? Its companions will use the default model.").arg(row->provider.name),
        {{u"noticeRemove"_s, tr("Remove"), [this, id = row->provider.id] { Q_EMIT removeWanted(id); }},
         {u"noticeKeep"_s, tr("Cancel"), {}}},
        true);
    m_notice->focusAnswer();
}

void ProvidersWindow::refresh()
{
    const ports::ProviderRow *row = m_rows.row(current());
    const bool isEmpty = m_rows.rowCount() == 0;
    m_providers->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    for (QPushButton *button : {m_change, m_test, m_remove})
        button->setEnabled(row);
    m_agree->setVisible(row && row->lack.waitsForConsent());
    m_facts.show(row ? row->models : QList<model::ModelFacts>());
    const bool hasModels = row && !row->models.isEmpty();
    m_modelsTitle->setText(row ? tr("Models of %1").arg(row->provider.name) : QString());
    m_modelsTitle->setVisible(row);
    m_modelsHint->setText(hasModels ? tr("Prices per million tokens. Enter your own if they differ.")
                                    : tr("No model details yet. Run a test."));
    m_modelsHint->setVisible(row);
    m_models->setVisible(hasModels);
    tellModel();
}

void ProvidersWindow::tellModel()
{
    const QString about = m_facts.about(std::max(0, m_models->currentIndex().row()));
    m_aboutModel->setText(about);
    m_aboutModel->setVisible(!about.isEmpty());
}

void ProvidersWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_connect->setIcon(icon(IconName::Plus, theme));
    m_change->setIcon(icon(IconName::Edit, theme));
    m_test->setIcon(icon(IconName::Refresh, theme));
    m_remove->setIcon(icon(IconName::Trash, theme));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_modelsTitle->setFont(bold);
    m_models->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + theme.metrics.medium);
}

void ProvidersWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void ProvidersWindow::retranslate()
{
    setWindowTitle(tr("Model providers"));
    setAccessibleName(tr("Model providers"));
    m_standardField->setLabel(tr("Default model"));
    m_providers->setAccessibleName(tr("Providers"));
    m_empty->setText(tr("No provider yet. Rehearsal, which is not an AI, answers for the companions."));
    m_models->setAccessibleName(tr("Models"));
    m_connect->setText(tr("Connect a model…"));
    m_change->setText(tr("Change…"));
    m_test->setText(tr("Test again…"));
    m_agree->setText(tr("Use key…"));
    m_remove->setText(tr("Remove…"));
    m_close->setText(tr("Close"));
    m_rows.retranslate();
    m_facts.retranslate();
    fillStandard();
    refresh();
}

} // namespace studio::ui
