// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/model_fields.h"

#include "core/persona/model_flaws.h"
#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_list.h"
#include "ui/forms/model_texts.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::ModelControl;
using persona::Field;

namespace {

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
    for (QComboBox *one : {m_provider, m_model, m_effort})
        one->installEventFilter(this);
    unfold(false);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
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

    m_settings = new QWidget(this);
    auto *rows = new QVBoxLayout(m_settings);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(theme.metrics.medium);
    m_reason = quietLabel(u"personaModelSettingsReason"_s, m_settings);
    rows->addWidget(m_reason);
    m_temperature = addNumber(rows, ModelControl::Temperature, Field::Temperature, u"personaTemperature"_s);
    m_topP = addNumber(rows, ModelControl::TopP, Field::TopP, u"personaTopP"_s);
    m_maxTokens = addNumber(rows, ModelControl::MaxTokens, Field::MaxTokens, u"personaMaxTokens"_s);
    m_seed = addNumber(rows, ModelControl::Seed, Field::Seed, u"personaSeed"_s);
    m_stop = new TextInput(u"personaStop"_s, 1, int(model::kMostStops), m_settings);
    addControl(rows, ModelControl::Stop, Field::Stop, u"personaStop"_s, m_stop);
    connect(m_stop, &TextInput::edited, this, [this] { write(Field::Stop); });
    connect(m_stop, &TextInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    m_effort = formBox(u"personaEffort"_s, m_settings);
    addControl(rows, ModelControl::Effort, Field::Effort, u"personaEffort"_s, m_effort);
    connect(m_effort, &QComboBox::activated, this, [this] {
        m_edit.endStep();
        write(Field::Effort);
        m_edit.endStep();
    });
    column->addWidget(m_settings);
}

void ModelFields::addControl(QVBoxLayout *column, ModelControl what, Field field, const QString &objectName,
                             QWidget *input)
{
    auto *both = new QWidget(m_settings);
    QLabel *beside = quietLabel(objectName + u"Beside"_s, both);
    auto *line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(themeOf(this).metrics.medium);
    line->addWidget(input);
    line->addWidget(beside, 1);
    auto *row = new FormField(objectName, both, m_settings);
    m_fields.insert(int(field), row);
    m_controls.append({what, field, input, beside});
    column->addWidget(row);
}

LineInput *ModelFields::addNumber(QVBoxLayout *column, ModelControl what, Field field,
                                  const QString &objectName)
{
    auto *input = new LineInput(objectName, m_settings);
    addControl(column, what, field, objectName, input);
    connect(input, &LineInput::edited, this, [this, field] { write(field); });
    connect(input, &LineInput::stepEnded, &m_edit, &PersonaEdit::endStep);
    return input;
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

void ModelFields::write(Field field)
{
    change(field, [this, field](model::ModelChoice &choice) {
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
}

void ModelFields::askForModels() { m_models.askModels(choice().provider); }

/// Changes an input only if its text means another value: "0." is 0, and the user is still typing.
void ModelFields::loadSettings()
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

QList<persona::Flaw> ModelFields::unreadable() const
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

bool ModelFields::isFolded(Field field)
{
    return field == Field::Temperature || field == Field::TopP || field == Field::MaxTokens ||
           field == Field::Seed || field == Field::Stop || field == Field::Effort;
}

void ModelFields::unfold(bool unfolded)
{
    m_fold->setChecked(unfolded);
    m_settings->setVisible(unfolded);
    m_fold->setIcon(icon(unfolded ? IconName::ChevronDown : IconName::ChevronRight, themeOf(this)));
}

/// The wheel over a box without focus scrolls the form. The models are requested when the user wants them.
bool ModelFields::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    if (watched == m_model && event->type() == QEvent::FocusIn)
        askForModels();
    return QWidget::eventFilter(watched, event);
}

void ModelFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace studio::ui
