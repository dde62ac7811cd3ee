// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/model_settings.h"

#include "core/explain/call_words.h"
#include "core/explain/control_words.h"
#include "core/explain/names.h"
#include "core/persona/model_flaws.h"
#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_texts.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::ModelControl;
using persona::Field;

namespace {

constexpr int kInputLetters = 16; // of the inputs with a text beside them

std::optional<qint64> asWhole(const std::optional<int> &number)
{
    return number ? std::optional<qint64>(*number) : std::nullopt;
}

/// A number beyond 32 bits is out of every range here, and stays so.
std::optional<int> asInt(const std::optional<qint64> &number)
{
    constexpr qint64 kLowest = std::numeric_limits<int>::min();
    constexpr qint64 kHighest = std::numeric_limits<int>::max();
    return number ? std::optional(int(std::clamp(*number, kLowest, kHighest))) : std::nullopt;
}

} // namespace

ModelSettings::ModelSettings(PersonaEdit &edit, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(themeOf(this).metrics.medium);
    m_reason = quietLabel(u"personaModelSettingsReason"_s, this);
    m_rows->addWidget(m_reason);
    makeControls();
    keepWheelCalm(m_effort);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { fitInputs(); });
}

void ModelSettings::makeControls()
{
    m_temperature = addNumber(ModelControl::Temperature, Field::Temperature, u"personaTemperature"_s);
    m_topP = addNumber(ModelControl::TopP, Field::TopP, u"personaTopP"_s);
    m_maxTokens = addNumber(ModelControl::MaxTokens, Field::MaxTokens, u"personaMaxTokens"_s);
    m_seed = addNumber(ModelControl::Seed, Field::Seed, u"personaSeed"_s);
    m_stop = new TextInput(u"personaStop"_s, 1, int(model::kMostStops), this);
    addControl(ModelControl::Stop, Field::Stop, u"personaStop"_s, m_stop);
    connect(m_stop, &TextInput::edited, this, [this] { write(Field::Stop); });
    connect(m_stop, &TextInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    m_effort = formBox(u"personaEffort"_s, this);
    addControl(ModelControl::Effort, Field::Effort, u"personaEffort"_s, m_effort);
    connect(m_effort, &QComboBox::activated, this, [this] {
        m_edit.endStep();
        write(Field::Effort);
        m_edit.endStep();
    });
}

void ModelSettings::addControl(ModelControl what, Field field, const QString &objectName, QWidget *input)
{
    auto *both = new QWidget(this);
    QLabel *beside = quietLabel(objectName + u"Beside"_s, both);
    auto *line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.medium);
    line->addWidget(input);
    line->addWidget(beside, 1);
    auto *row = new FormField(objectName, both, this);
    m_fields.insert(int(field), row);
    m_controls.append({what, field, input, beside});
    m_rows->addWidget(row);
}

LineInput *ModelSettings::addNumber(ModelControl what, Field field, const QString &objectName)
{
    auto *input = new LineInput(objectName, this);
    addControl(what, field, objectName, input);
    connect(input, &LineInput::edited, this, [this, field] { write(field); });
    connect(input, &LineInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    return input;
}

const model::ModelChoice &ModelSettings::choice() const { return m_edit.persona().model; }

void ModelSettings::write(Field field)
{
    m_edit.change(field, [this, field](model::Persona &persona) {
        model::ModelChoice &choice = persona.model;
        switch (field) {
        case Field::Temperature: choice.temperature = decimalIn(m_temperature->text()).value; break;
        case Field::TopP: choice.topP = decimalIn(m_topP->text()).value; break;
        case Field::MaxTokens: choice.maxTokens = asInt(wholeIn(m_maxTokens->text()).value); break;
        case Field::Seed: choice.seed = wholeIn(m_seed->text()).value; break;
        case Field::Stop: choice.stop = stopsIn(m_stop->toPlainText()); break;
        case Field::Effort: choice.effort = model::Effort(m_effort->currentIndex()); break;
        default: Q_UNREACHABLE();
        }
    });
    Q_EMIT edited(field);
}

void ModelSettings::load(const std::optional<Answering> &who)
{
    loadValues();
    refresh(who);
}

/// Changes an input only if its text means another value: "0." is 0, and the user is still typing.
void ModelSettings::loadValues()
{
    const model::ModelChoice &choice = this->choice();
    if (decimalIn(m_temperature->text()).value != choice.temperature)
        m_temperature->show(decimalText(choice.temperature));
    if (decimalIn(m_topP->text()).value != choice.topP)
        m_topP->show(decimalText(choice.topP));
    if (asInt(wholeIn(m_maxTokens->text()).value) != choice.maxTokens)
        m_maxTokens->show(wholeText(asWhole(choice.maxTokens)));
    if (wholeIn(m_seed->text()).value != choice.seed)
        m_seed->show(wholeText(choice.seed));
    if (stopsIn(m_stop->toPlainText()) != choice.stop)
        m_stop->show(stopsText(choice.stop));
    m_effort->setCurrentIndex(int(choice.effort));
}

QList<persona::Flaw> ModelSettings::unreadable() const
{
    QList<persona::Flaw> flaws;
    const auto look = [&flaws](Field field, bool isReadable) {
        if (!isReadable)
            flaws.append({field, persona::modelRangeText(field), persona::Severity::Error, {}});
    };
    look(Field::Temperature, decimalIn(m_temperature->text()).isReadable);
    look(Field::TopP, decimalIn(m_topP->text()).isReadable);
    look(Field::MaxTokens, wholeIn(m_maxTokens->text()).isReadable);
    look(Field::Seed, wholeIn(m_seed->text()).isReadable);
    return flaws;
}

bool ModelSettings::isOne(Field field)
{
    return field == Field::Temperature || field == Field::TopP || field == Field::MaxTokens ||
           field == Field::Seed || field == Field::Stop || field == Field::Effort;
}

QString ModelSettings::controlName(ModelControl control)
{
    switch (control) {
    case ModelControl::Temperature: return tr("Temperature");
    case ModelControl::TopP: return tr("Top-p");
    case ModelControl::MaxTokens: return tr("Reply limit");
    case ModelControl::Seed: return tr("Seed");
    case ModelControl::Stop: return tr("Stop sequences");
    case ModelControl::Effort: return tr("Thinking");
    }
    Q_UNREACHABLE();
}

std::optional<double> ModelSettings::exceeded(const std::optional<Answering> &who) const
{
    if (!who || !who->kind || !choice().temperature)
        return std::nullopt;
    const double highest = model::highestTemperature(who->kind);
    return *choice().temperature > highest ? std::optional(highest) : std::nullopt;
}

QString ModelSettings::controlHint(const Control &control, const std::optional<Answering> &who) const
{
    const auto why =
        who ? model::whyNotTaken(control.what, choice(), who->kind, who->abilities) : std::nullopt;
    if (why)
        return explain::notTakenSentence(*why, who->kind, who->model);
    switch (control.what) {
    case ModelControl::Temperature:
        if (const auto highest = exceeded(who)) {
            //: %1 is a kind of provider, %2 a number
            return tr("%1 accepts at most %L2. Higher values are capped.")
                .arg(explain::kindName(*who->kind))
                .arg(*highest);
        }
        return tr("Randomness: 0 is predictable, 1 is normal.");
    case ModelControl::TopP: return tr("Share of likely words to choose from, 0 to 1.");
    case ModelControl::MaxTokens: return tr("In tokens, including thinking. Longer replies are cut off.");
    case ModelControl::Seed: return tr("The same seed gives the same reply, if the model supports it.");
    case ModelControl::Stop:
        return tr("The reply ends before any of these. One a line; \\n is a line break.");
    case ModelControl::Effort: return tr("How long the model thinks before it answers.");
    }
    Q_UNREACHABLE();
}

QString ModelSettings::summary() const
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

void ModelSettings::refresh(const std::optional<Answering> &who)
{
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
            line->setPlaceholderText(isTaken ? tr("not set") : QString());
        }
    }
}

void ModelSettings::retranslate()
{
    for (const Control &control : std::as_const(m_controls)) {
        m_fields.value(int(control.field))->setLabel(controlName(control.what));
        control.input->setAccessibleName(controlName(control.what));
    }
    m_reason->setText(tr("Rehearsal is not an AI and has none of these settings."));
    QList<QPair<QString, QString>> efforts;
    for (int effort = 0; effort <= int(model::Effort::High); ++effort)
        efforts.append({explain::effortWords(model::Effort(effort)), {}});
    setItems(m_effort, efforts);
    m_effort->setCurrentIndex(int(choice().effort));
}

void ModelSettings::fitInputs()
{
    for (const Control &control : std::as_const(m_controls))
        control.input->setFixedWidth(fontMetrics().averageCharWidth() * kInputLetters);
}

void ModelSettings::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitInputs();
}

} // namespace studio::ui
