// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/room_models_form.h"

#include "core/explain/call_words.h"
#include "core/model/model_controls.h"
#include "core/model/room_limits.h"
#include "ui/forms/answering.h"
#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_list.h"
#include "ui/forms/money_text.h"
#include "ui/forms/provider_items.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::RoomModels;

namespace {

constexpr int kBudgetWidth = 160;

} // namespace

RoomModelsForm::RoomModelsForm(const RoomModels &start, ModelList *list, QWidget *parent)
    : QWidget(parent)
    , m_start(start)
    , m_models(start)
    , m_list(list)
    , m_votes(new QComboBox(this))
    , m_budget(new LineInput(u"roomBudget"_s, this))
    , m_recorded(new QCheckBox(this))
    , m_recordedHint(quietLabel(u"roomRecordedHint"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"roomModelsForm"_s);
    m_votes->setObjectName(u"roomVotes"_s);
    m_votes->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_votes->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_votes->addItems({{}, {}});
    m_votes->setCurrentIndex(int(start.votes));
    m_votesField = new FormField(u"roomVotes"_s, m_votes, this);
    m_budget->setMaximumWidth(kBudgetWidth);
    m_budget->show(moneyInput(start.budget));
    m_budgetField = new FormField(u"roomBudget"_s, m_budget, this);
    m_recorded->setObjectName(u"roomRecorded"_s);
    m_recorded->setChecked(start.recorded);
    m_recordedHint->setIndent(theme.metrics.large + theme.metrics.small);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.medium);
    column->addWidget(makeChoice());
    column->addWidget(m_votesField);
    column->addWidget(m_budgetField);
    auto *record = new QVBoxLayout;
    record->setSpacing(0);
    record->addWidget(m_recorded);
    record->addWidget(m_recordedHint);
    column->addLayout(record);

    connect(m_votes, &QComboBox::activated, this, [this](int index) {
        m_models.votes = RoomModels::Votes(index);
        refresh();
        Q_EMIT edited();
    });
    connect(m_budget, &LineInput::edited, this, [this] {
        readBudget();
        Q_EMIT edited();
    });
    connect(m_recorded, &QCheckBox::clicked, this, [this](bool on) {
        m_models.recorded = on;
        Q_EMIT edited();
    });
    onRetranslate(this, [this] { retranslate(); });
}

QWidget *RoomModelsForm::makeChoice()
{
    auto *both = new QWidget(this);
    m_provider = formBox(u"roomModelProvider"_s, both);
    m_model = new LineInput(u"roomModelName"_s, both);
    m_model->setMaxLength(model::kLongestModelName);
    auto *column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(themeOf(this).metrics.small);
    column->addWidget(m_provider);
    column->addWidget(m_model);
    m_modelField = new FormField(u"roomModel"_s, both, this);
    connect(m_provider, &QComboBox::activated, this, &RoomModelsForm::chooseProvider);
    connect(m_model, &LineInput::edited, this, [this](const QString &text) {
        if (m_models.model)
            m_models.model->model = text.trimmed();
        showChoice();
        Q_EMIT edited();
    });
    if (m_list)
        connect(m_list, &ModelList::changed, this, [this] {
            fillProviders();
            showChoice();
        });
    return m_modelField;
}

void RoomModelsForm::chooseProvider(int index)
{
    const base::ProviderId provider(m_provider->itemData(index).toString());
    if (provider.isEmpty())
        m_models.model.reset();
    else
        m_models.model = model::ModelChoice{.provider = provider};
    m_model->show({}); // it belongs to the provider before
    showChoice();
    Q_EMIT edited();
}

void RoomModelsForm::fillProviders()
{
    const base::ProviderId chosen = m_models.model ? m_models.model->provider : base::ProviderId();
    setItems(m_provider, providerItems(m_list, chosen));
    m_provider->setCurrentIndex(m_provider->findData(chosen.value()));
}

void RoomModelsForm::showChoice()
{
    const std::optional<model::ModelChoice> &choice = m_models.model;
    const bool isNamed = choice && choice->provider != model::rehearsalProvider();
    m_model->setVisible(isNamed);
    if (isNamed && m_model->text().trimmed() != choice->model)
        m_model->show(choice->model);
    const auto answering = m_list ? m_list->answering(choice.value_or(model::ModelChoice())) : std::nullopt;
    //: %1 is a model, such as "gpt-5 (OpenAI)"
    m_modelField->setNote(answering ? tr("Uses %1").arg(answeringName(*answering)) : QString());
}

void RoomModelsForm::readBudget()
{
    const WrittenNumber<qint64> written = moneyIn(m_budget->text());
    const bool isIn =
        !written.value || (*written.value >= model::kLeastBudget && *written.value <= model::kMostBudget);
    const bool fine = written.isReadable && isIn;
    m_models.budget = fine ? written.value : m_start.budget;
    QList<persona::Flaw> flaws;
    if (!fine) {
        //: %1 and %2 are sums of money
        flaws.append({.text = tr("Enter an amount from %1 to %2, or leave it empty.")
                                  .arg(explain::moneyText(model::kLeastBudget),
                                       explain::moneyText(model::kMostBudget))});
    }
    m_budgetField->setFlaws(flaws);
    refresh();
}

QString RoomModelsForm::flaw() const { return m_budgetField->flawText(); }

void RoomModelsForm::focusFlaw()
{
    if (!flaw().isEmpty())
        m_budgetField->focusInput();
}

void RoomModelsForm::focusModel() { m_modelField->focusInput(); }

void RoomModelsForm::setVoting(bool voting) { m_votesField->setVisible(voting); }

void RoomModelsForm::refresh()
{
    m_votesField->setHint(m_models.votes == RoomModels::Votes::Independent
                              ? tr("One call for each companion, in parallel.")
                              : tr("One call asks all companions of one model who heard the same. It costs "
                                   "less, but one mistake of the model can spoil all their votes."));
    const bool isWritten = m_models.budget && flaw().isEmpty();
    m_budgetField->setNote(isWritten ? explain::moneyText(*m_models.budget) : QString());
}

void RoomModelsForm::retranslate()
{
    m_modelField->setLabel(tr("Model in this room"));
    m_modelField->setHint(tr("Answers for companions without a model of their own."));
    m_provider->setAccessibleName(tr("Model in this room"));
    m_model->setAccessibleName(tr("Name of the model in this room"));
    m_model->setPlaceholderText(tr("the provider’s default model"));
    fillProviders();
    showChoice();
    m_votesField->setLabel(tr("Vote requests"));
    m_votes->setItemText(0, tr("Independently"));
    m_votes->setItemText(1, tr("Together"));
    m_budgetField->setLabel(tr("Budget (US dollars)"));
    m_budgetField->setHint(tr("The room pauses at this cost. Calls with unknown prices do not count."));
    m_budget->setPlaceholderText(tr("no limit"));
    m_recorded->setText(tr("Record all model calls"));
    m_recordedHint->setText(tr("Saved to a file without keys. Can be replayed offline."));
    m_recorded->setAccessibleDescription(m_recordedHint->text());
    readBudget();
}

} // namespace studio::ui
