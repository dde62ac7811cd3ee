// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/model_fields.h"

#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_list.h"
#include "ui/persona/form/model_settings.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

ModelFields::ModelFields(PersonaEdit &edit, ModelList &models, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_models(models)
{
    const Theme &theme = themeOf(this);
    setObjectName(u"modelFields"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.large);
    makeChoice(column);
    makeSettings(column);
    connect(&m_models, &ModelList::changed, this, &ModelFields::load);
    for (QComboBox *one : {m_provider, m_model})
        keepWheelCalm(one);
    m_model->installEventFilter(this);
    unfold(false);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { unfold(m_fold->isChecked()); });
}

void ModelFields::makeChoice(QVBoxLayout *column)
{
    m_provider = formBox(u"personaProvider"_s, this);
    m_model = formBox(u"personaModelName"_s, this);
    m_model->setEditable(true);
    m_model->setInsertPolicy(QComboBox::NoInsert);
    m_modelName = new LineInput(u"personaModelLine"_s, m_model);
    m_model->setLineEdit(m_modelName);
    m_model->completer()->setCompletionMode(QCompleter::PopupCompletion); // it never changes the written text
    m_model->completer()->setFilterMode(Qt::MatchContains);
    for (const auto &[field, input] :
         {std::pair(Field::Provider, m_provider), std::pair(Field::Model, m_model)}) {
        auto *row = new FormField(input->objectName(), input, this);
        m_fields.insert(int(field), row);
        column->addWidget(row);
    }
    connect(m_provider, &QComboBox::activated, this, &ModelFields::chooseProvider);
    connect(m_model, &QComboBox::textActivated, this, [this](const QString &model) {
        m_edit.endStep();
        writeModel(model);
        m_edit.endStep();
    });
    connect(m_modelName, &LineInput::edited, this, &ModelFields::writeModel);
    connect(m_modelName, &LineInput::stepEnded, &m_edit, &PersonaEdit::endStep);
}

void ModelFields::makeSettings(QVBoxLayout *column)
{
    const Theme &theme = themeOf(this);
    m_fold = new QPushButton(this);
    m_fold->setObjectName(u"personaModelSettings"_s);
    m_fold->setCheckable(true);
    m_fold->setAutoDefault(false);
    m_fold->setFlat(true);
    connect(m_fold, &QPushButton::clicked, this, &ModelFields::unfold);
    m_foldHint = quietLabel(u"personaModelSettingsHint"_s, this);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.metrics.small);
    head->addWidget(m_fold);
    head->addWidget(m_foldHint, 1);
    column->addLayout(head);

    m_settings = new ModelSettings(m_edit, this);
    m_fields.insert(m_settings->fields());
    connect(m_settings, &ModelSettings::edited, this, &ModelFields::edited);
    column->addWidget(m_settings);
}

const model::ModelChoice &ModelFields::choice() const { return m_edit.persona().model; }

std::optional<Answering> ModelFields::answering() const { return m_models.answering(choice()); }

void ModelFields::change(Field field, const std::function<void(model::ModelChoice &)> &how)
{
    m_edit.change(field, [&how](model::Persona &persona) { how(persona.model); });
    Q_EMIT edited(field);
}

/// The model of one provider does not exist at the next, so both change in one step.
void ModelFields::chooseProvider(int index)
{
    const base::ProviderId chosen(m_provider->itemData(index).toString());
    if (chosen == choice().provider)
        return;
    m_edit.endStep();
    change(Field::Provider, [&chosen](model::ModelChoice &choice) {
        choice.provider = chosen;
        choice.model.clear();
    });
    m_edit.endStep();
    askForModels();
}

void ModelFields::writeModel(const QString &model)
{
    change(Field::Model, [&model](model::ModelChoice &choice) { choice.model = model.trimmed(); });
}

void ModelFields::askForModels() { m_models.askModels(choice().provider); }

QList<persona::Flaw> ModelFields::unreadable() const { return m_settings->unreadable(); }

bool ModelFields::isFolded(Field field) { return ModelSettings::isOne(field); }

void ModelFields::unfold(bool unfolded)
{
    m_fold->setChecked(unfolded);
    m_settings->setVisible(unfolded);
    m_fold->setIcon(icon(unfolded ? IconName::ChevronDown : IconName::ChevronRight, themeOf(this)));
}

void ModelFields::load()
{
    loadProviders();
    loadModels();
    m_models.askFacts(choice());
    refresh();
}

void ModelFields::loadProviders()
{
    const base::ProviderId &named = choice().provider;
    const auto &providers = m_models.providers();
    //: %1 is the model that answers for companions without one of their own
    const QString standard =
        providers ? tr("Default: %1").arg(answeringName(answeringFor({}, *providers))) : tr("Default");
    QList<QPair<QString, QString>> items{{standard, {}},
                                         {rehearsalName(), model::rehearsalProvider().value()}};
    for (const ports::ProviderRow &row : providers.value_or(ports::ProviderList()).rows)
        items.append({row.provider.name, row.provider.id.value()});
    const bool isThere = std::any_of(items.cbegin(), items.cend(),
                                     [&named](const auto &item) { return item.second == named.value(); });
    if (!isThere) {
        //: %1 is a provider that a companion from elsewhere names
        items.append(
            {providers ? tr("%1 (not on this computer)").arg(named.value()) : named.value(), named.value()});
    }
    setItems(m_provider, items);
    const QSignalBlocker quiet(m_provider);
    m_provider->setCurrentIndex(m_provider->findData(named.value()));
}

void ModelFields::loadModels()
{
    QList<QPair<QString, QString>> items;
    for (const QString &model : m_models.modelsOf(choice().provider))
        items.append({model, {}});
    setItems(m_model, items);
    if (m_modelName->text().trimmed() != choice().model)
        m_modelName->show(choice().model);
}

QString ModelFields::providerHint(const std::optional<Answering> &who) const
{
    if (!who)
        return {};
    const QString name = answeringName(*who);
    if (who->isGone) {
        //: %1 is a provider, %2 a model
        return tr("%1 is not on this computer. The default model is used: %2.")
            .arg(choice().provider.value(), name);
    }
    if (who->lacksKey) {
        //: %1 is a provider
        return tr("The key of %1 is missing. Enter it in the provider list.").arg(who->provider);
    }
    if (who->isStandard)
        return tr("Uses the default model, also after you change it.");
    return who->kind ? QString() : tr("Speaks in set phrases, offline.");
}

QString ModelFields::modelHint(const std::optional<Answering> &who) const
{
    if (!who || who->isStandard)
        return tr("Follows the default.");
    if (!who->kind)
        return tr("Rehearsal has only one model.");
    if (const QString trouble = m_models.troubleOf(choice().provider); !trouble.isEmpty()) {
        //: %1 is a whole sentence
        return tr("Enter the model name. The list could not be loaded: %1").arg(trouble);
    }
    const QString &written = choice().model;
    if (m_models.hasListed(choice().provider) && !written.isEmpty() &&
        !m_models.modelsOf(choice().provider).contains(written)) {
        //: %1 is a provider
        return tr("%1 does not list this model.").arg(who->provider);
    }
    return {};
}

void ModelFields::refresh()
{
    const std::optional<Answering> who = answering();
    m_fields.value(int(Field::Provider))->setHint(providerHint(who));
    const bool hasModels = who && !who->isStandard && who->kind;
    m_model->setEnabled(hasModels);
    m_fields.value(int(Field::Model))->setHint(modelHint(who));
    const auto &providers = m_models.providers();
    const QString standard =
        hasModels ? answeringFor({.provider = choice().provider}, *providers).model : QString();
    //: %1 is a model
    m_modelName->setPlaceholderText(standard.isEmpty() ? QString()
                                                       : tr("%1 (provider’s default)").arg(standard));
    m_settings->load(who);
    m_foldHint->setText(m_settings->summary());
}

void ModelFields::retranslate()
{
    m_fields.value(int(Field::Provider))->setLabel(tr("Provider"));
    m_fields.value(int(Field::Model))->setLabel(tr("Model"));
    m_modelName->setAccessibleName(tr("Model"));
    m_fold->setText(tr("Model settings"));
    load();
}

/// The models are requested when the user wants them.
bool ModelFields::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_model && event->type() == QEvent::FocusIn)
        askForModels();
    return QWidget::eventFilter(watched, event);
}

} // namespace studio::ui
