// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/trial_model.h"

#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/model_list.h"
#include "ui/theme/hooks.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

const auto kOwn = u"own"_s; // the persona's own choice; no provider's id looks like it, as each has a colon

QString dataOf(const base::ProviderId &provider) { return u':' + provider.value(); }

QComboBox *narrowBox(const QString &objectName, QWidget *parent)
{
    auto *made = new QComboBox(parent);
    made->setObjectName(objectName);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(8);
    return made;
}

} // namespace

TrialModel::TrialModel(ModelList &models, QWidget *parent)
    : QWidget(parent)
    , m_models(models)
    , m_provider(narrowBox(u"trialProvider"_s, this))
    , m_model(narrowBox(u"trialModel"_s, this))
{
    setObjectName(u"trialModels"_s);
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_modelName = new LineInput(u"trialModelLine"_s, m_model);
    m_model->setLineEdit(m_modelName);
    m_model->completer()->setCompletionMode(QCompleter::PopupCompletion); // it never changes the written text
    m_model->completer()->setFilterMode(Qt::MatchContains);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_provider);
    column->addWidget(m_model);
    connect(m_provider, &QComboBox::activated, this, &TrialModel::chooseProvider);
    connect(m_modelName, &LineInput::edited, this, &TrialModel::changed);
    connect(m_model, &QComboBox::textActivated, this, &TrialModel::changed);
    connect(&m_models, &ModelList::changed, this, &TrialModel::refresh);
    for (QComboBox *one : {m_provider, m_model})
        one->installEventFilter(this);
    onRetranslate(this, [this] { retranslate(); });
}

void TrialModel::standBefore(QWidget *next)
{
    setTabOrder(next->previousInFocusChain(), m_provider);
    setTabOrder(m_provider, m_model);
}

void TrialModel::setOwn(const model::ModelChoice &own)
{
    if (own == m_own)
        return;
    m_own = own;
    refresh();
}

bool TrialModel::isOwn() const { return m_provider->currentData().toString() == kOwn; }

base::ProviderId TrialModel::provider() const
{
    return base::ProviderId(m_provider->currentData().toString().mid(1));
}

model::ModelChoice TrialModel::choice() const
{
    if (isOwn() || m_provider->currentIndex() < 0)
        return m_own;
    model::ModelChoice choice = m_own;
    choice.provider = provider();
    choice.model = m_model->isHidden() ? QString() : m_modelName->text().trimmed();
    return choice;
}

std::optional<Answering> TrialModel::answering() const { return m_models.answering(choice()); }

void TrialModel::chooseProvider()
{
    m_modelName->clear(); // the model of one provider does not exist at the next
    refresh();
    m_models.askModels(provider());
    Q_EMIT changed();
}

void TrialModel::loadProviders()
{
    const QString before = m_provider->currentIndex() < 0 ? kOwn : m_provider->currentData().toString();
    const std::optional<Answering> own = m_models.answering(m_own);
    QList<QPair<QString, QString>> items;
    //: Who answers when a line is tried: the model that the companion has; %1 is its name
    items.append({own ? tr("Own model: %1").arg(answeringName(*own)) : tr("Own model"), kOwn});
    items.append({rehearsalName(), dataOf(model::rehearsalProvider())});
    for (const ports::ProviderRow &row : m_models.providers().value_or(ports::ProviderList()).rows)
        items.append({row.provider.name, dataOf(row.provider.id)});
    setItems(m_provider, items);
    const QSignalBlocker quiet(m_provider);
    m_provider->setCurrentIndex(std::max(m_provider->findData(before), 0));
}

void TrialModel::refresh()
{
    loadProviders();
    const bool names = !isOwn() && provider() != model::rehearsalProvider();
    m_model->setVisible(names);
    if (names) {
        QList<QPair<QString, QString>> items;
        for (const QString &model : m_models.modelsOf(provider()))
            items.append({model, {}});
        setItems(m_model, items);
        const auto &providers = m_models.providers();
        const QString standard =
            providers ? answeringFor({.provider = provider()}, *providers).model : QString();
        //: %1 is a model
        m_modelName->setPlaceholderText(standard.isEmpty() ? QString()
                                                           : tr("%1 (provider’s default)").arg(standard));
    }
    Q_EMIT changed();
}

bool TrialModel::eventFilter(QObject *watched, QEvent *event)
{
    if (isWheelForOthers(watched, *event)) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TrialModel::retranslate()
{
    m_provider->setAccessibleName(tr("Model for trying a line"));
    m_model->setAccessibleName(tr("Model for trying a line"));
    m_modelName->setAccessibleName(m_model->accessibleName());
    refresh();
}

} // namespace studio::ui
