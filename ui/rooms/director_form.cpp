// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/director_form.h"

#include "core/model/room_limits.h"
#include "ui/forms/answering.h"
#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_list.h"
#include "ui/forms/provider_items.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QComboBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestDirectorModel = 200;
constexpr int kFirstCompanions = 0; // the first item of the box: the model of the first companion

} // namespace

DirectorForm::DirectorForm(const model::RoomModels &start, ModelList *models, QWidget *parent)
    : QWidget(parent)
    , m_models(models)
    , m_choice(start.director)
{
    const Theme &theme = themeOf(this);
    setObjectName(u"directorForm"_s);
    auto *who = new QWidget(this);
    m_provider = formBox(u"directorProvider"_s, who);
    m_model = new LineInput(u"directorModel"_s, who);
    m_model->setMaxLength(kLongestDirectorModel);
    auto *choice = new QVBoxLayout(who);
    choice->setContentsMargins(0, 0, 0, 0);
    choice->setSpacing(theme.metrics.small);
    choice->addWidget(m_provider);
    choice->addWidget(m_model);
    m_modelField = new FormField(u"directorWho"_s, who, this);
    m_guidance = new TextInput(u"directorGuidance"_s, 2, 6, this);
    m_guidance->show(start.guidance);
    m_guidanceField = new FormField(u"directorGuidance"_s, m_guidance, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.medium);
    column->addWidget(m_modelField);
    column->addWidget(m_guidanceField);
    connect(m_provider, &QComboBox::activated, this, &DirectorForm::chooseProvider);
    connect(m_model, &LineInput::edited, this, [this](const QString &text) {
        if (m_choice)
            m_choice->model = text.trimmed();
        refresh();
        Q_EMIT edited();
    });
    connect(m_guidance, &TextInput::edited, this, [this] {
        refresh();
        Q_EMIT edited();
    });
    if (m_models)
        connect(m_models, &ModelList::changed, this, [this] {
            fill();
            refresh();
        });
    onRetranslate(this, [this] { retranslate(); });
}

void DirectorForm::chooseProvider(int index)
{
    if (index == kFirstCompanions) {
        m_choice.reset();
    } else {
        model::ModelChoice chosen = m_choice.value_or(model::ModelChoice());
        chosen.provider = base::ProviderId(m_provider->itemData(index).toString());
        chosen.model.clear(); // it belongs to the provider before
        m_choice = chosen;
    }
    m_model->show({});
    refresh();
    Q_EMIT edited();
}

void DirectorForm::fill()
{
    const base::ProviderId chosen = m_choice ? m_choice->provider : base::ProviderId();
    QList<QPair<QString, QString>> items = providerItems(m_models, chosen);
    items.prepend({tr("Model of the first companion"), {}});
    setItems(m_provider, items);
    int index = kFirstCompanions;
    for (int i = kFirstCompanions + 1; m_choice && i < m_provider->count(); ++i) {
        if (m_provider->itemData(i).toString() == chosen.value())
            index = i;
    }
    m_provider->setCurrentIndex(index);
}

void DirectorForm::refresh()
{
    const bool named =
        m_choice && !m_choice->provider.isEmpty() && m_choice->provider != model::rehearsalProvider();
    m_model->setVisible(named);
    if (named && m_model->text().trimmed() != m_choice->model)
        m_model->show(m_choice->model);
    const auto answering = m_choice && m_models ? m_models->answering(*m_choice) : std::nullopt;
    //: %1 is a model, such as "gpt-5 (OpenAI)"
    m_modelField->setNote(answering ? tr("Asks %1").arg(answeringName(*answering)) : QString());
    const qsizetype length = m_guidance->toPlainText().trimmed().size();
    m_guidanceField->setFlaw(length > model::kLongestGuidance
                                 ? tr("Shorten this to at most %L1 characters. It has %L2.")
                                       .arg(model::kLongestGuidance)
                                       .arg(length)
                                 : QString());
}

model::RoomModels DirectorForm::in(model::RoomModels models) const
{
    models.director = m_choice;
    if (m_guidanceField->flawText().isEmpty())
        models.guidance = m_guidance->toPlainText().trimmed();
    return models;
}

// A hidden flaw, under another policy, does not prevent saving.
QString DirectorForm::flaw() const { return isHidden() ? QString() : m_guidanceField->flawText(); }

void DirectorForm::focusFlaw()
{
    if (!flaw().isEmpty())
        m_guidanceField->focusInput();
}

void DirectorForm::retranslate()
{
    //: The director is a model that chooses which companion speaks next
    m_modelField->setLabel(tr("Director’s model"));
    m_modelField->setHint(tr("Asked only when there is a choice. The model reads what every possible speaker "
                             "has heard. Its calls count towards the cost of the room."));
    m_provider->setAccessibleName(tr("Director’s model"));
    m_model->setAccessibleName(tr("Name of the director’s model"));
    m_model->setPlaceholderText(tr("the provider’s default model"));
    m_guidanceField->setLabel(tr("Instructions for the director"));
    m_guidanceField->setHint(
        tr("In your own words, such as “Let Kyoko moderate” or “Short turns, everyone in turn”."));
    fill();
    refresh();
}

} // namespace studio::ui
