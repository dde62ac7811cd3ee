// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The other half of ModelFields: the items of its boxes, the available settings, and its texts.

#include "core/explain/call_words.h"
#include "core/explain/control_words.h"
#include "core/explain/names.h"
#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_list.h"
#include "ui/persona/form/model_fields.h"
#include "ui/theme/icons.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::ModelControl;
using model::NotTaken;
using persona::Field;

namespace {

constexpr int kInputLetters = 16; // of the inputs with a text beside them

} // namespace

void ModelFields::applyTheme()
{
    for (const Control &control : std::as_const(m_controls))
        control.input->setFixedWidth(fontMetrics().averageCharWidth() * kInputLetters);
    unfold(m_fold->isChecked());
}

void ModelFields::load()
{
    loadProviders();
    loadModels();
    loadSettings();
    m_models.askFacts(choice());
    refresh();
}

void ModelFields::loadProviders()
{
    const base::ProviderId &named = choice().provider;
    const auto &providers = m_models.providers();
    //: %1 is the model that answers for companions without one of their own
    const QString standard = providers
                                 ? tr("The standard: %1").arg(answeringName(answeringFor({}, *providers)))
                                 : tr("The standard");
    QList<QPair<QString, QString>> items{{standard, {}},
                                         {rehearsalName(), model::rehearsalProvider().value()}};
    for (const ports::ProviderRow &row : providers.value_or(ports::ProviderList()).rows)
        items.append({row.provider.name, row.provider.id.value()});
    const bool isThere = std::any_of(items.cbegin(), items.cend(),
                                     [&named](const auto &item) { return item.second == named.value(); });
    if (!isThere) {
        //: %1 is a provider that a companion from elsewhere names
        items.append(
            {providers ? tr("%1 (not on this machine)").arg(named.value()) : named.value(), named.value()});
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
        return tr("%1 is not on this machine: the standard model answers, %2.")
            .arg(choice().provider.value(), name);
    }
    if (who->lacksKey) {
        //: %1 is a provider
        return tr("The key of %1 is missing. Enter it in the list of providers.").arg(who->provider);
    }
    if (who->isStandard)
        return tr("The studio's standard answers, also when you change it later.");
    return who->kind ? QString() : tr("It speaks in set phrases, offline.");
}

QString ModelFields::modelHint(const std::optional<Answering> &who) const
{
    if (!who || who->isStandard)
        return tr("The standard decides.");
    if (!who->kind)
        return tr("Rehearsal has only one.");
    if (const QString trouble = m_models.troubleOf(choice().provider); !trouble.isEmpty()) {
        //: %1 is a whole sentence
        return tr("Write its name; the list could not be had: %1").arg(trouble);
    }
    const QString &written = choice().model;
    if (m_models.hasListed(choice().provider) && !written.isEmpty() &&
        !m_models.modelsOf(choice().provider).contains(written)) {
        //: %1 is a provider
        return tr("%1 does not list this model.").arg(who->provider);
    }
    return {};
}

QString ModelFields::controlName(ModelControl control)
{
    switch (control) {
    case ModelControl::Temperature: return tr("Temperature");
    case ModelControl::TopP: return tr("Top-p");
    case ModelControl::MaxTokens: return tr("Longest answer");
    case ModelControl::Seed: return tr("Seed");
    case ModelControl::Stop: return tr("Stops");
    case ModelControl::Effort: return tr("Thinking");
    }
    Q_UNREACHABLE();
}

std::optional<double> ModelFields::exceeded(const std::optional<Answering> &who) const
{
    if (!who || !who->kind || !choice().temperature)
        return std::nullopt;
    const double highest = model::highestTemperature(who->kind);
    return *choice().temperature > highest ? std::optional(highest) : std::nullopt;
}

QString ModelFields::controlHint(const Control &control, const std::optional<Answering> &who) const
{
    const auto why =
        who ? model::whyNotTaken(control.what, choice(), who->kind, who->abilities) : std::nullopt;
    if (why)
        return explain::notTakenSentence(*why, who->kind, who->model);
    switch (control.what) {
    case ModelControl::Temperature:
        if (const auto highest = exceeded(who)) {
            //: %1 is a kind of provider, %2 a number
            return tr("%1 takes at most %L2; more counts as that.")
                .arg(explain::kindName(*who->kind))
                .arg(*highest);
        }
        return tr("How freely it words: 0 is sober, 1 is usual.");
    case ModelControl::TopP: return tr("How many of the likely words it chooses from, 0 to 1.");
    case ModelControl::MaxTokens: return tr("In tokens, thinking included. What is longer is cut off.");
    case ModelControl::Seed: return tr("The same seed gives the same answer, as far as the model can.");
    case ModelControl::Stop:
        return tr("It ends where it would write one of these. One on each line; \\n is a line break.");
    case ModelControl::Effort: return tr("How long it may think before it answers.");
    }
    Q_UNREACHABLE();
}

QString ModelFields::settingsHint() const
{
    QStringList set;
    QStringList all;
    for (const Control &control : m_controls) {
        all.append(controlName(control.what));
        if (model::isSet(control.what, choice()))
            set.append(controlName(control.what));
    }
    //: %1 are names such as "Temperature, Seed"
    return set.isEmpty() ? explain::listed(all) : tr("Set: %1").arg(explain::listed(set));
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
                                                       : tr("%1, the provider's standard").arg(standard));
    const bool none = who && !who->kind;
    m_reason->setVisible(none);
    for (const Control &control : std::as_const(m_controls)) {
        const QString hint = controlHint(control, who);
        const bool isTaken = !who || !model::whyNotTaken(control.what, choice(), who->kind, who->abilities);
        control.input->setEnabled(isTaken);
        control.input->setAccessibleDescription(hint);
        control.beside->setText(none ? QString() : hint);
        if (auto *line = qobject_cast<LineInput *>(control.input)) {
            //: stands in an empty input: the provider decides
            line->setPlaceholderText(isTaken ? tr("left open") : QString());
        }
    }
    m_foldHint->setText(settingsHint());
}

void ModelFields::retranslate()
{
    m_fields.value(int(Field::Provider))->setLabel(tr("Provider"));
    m_fields.value(int(Field::Model))->setLabel(tr("Model"));
    m_modelName->setAccessibleName(tr("Model"));
    m_fold->setText(tr("Settings of the model"));
    for (const Control &control : std::as_const(m_controls)) {
        m_fields.value(int(control.field))->setLabel(controlName(control.what));
        control.input->setAccessibleName(controlName(control.what));
    }
    m_reason->setText(tr("Rehearsal is no AI and has none of these settings."));
    QList<QPair<QString, QString>> efforts;
    for (int effort = 0; effort <= int(model::Effort::High); ++effort)
        efforts.append({explain::effortWords(model::Effort(effort)), {}});
    setItems(m_effort, efforts);
    load();
}

} // namespace studio::ui
