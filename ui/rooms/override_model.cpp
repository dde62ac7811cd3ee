// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/override_model.h"

#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/model_list.h"
#include "ui/forms/provider_items.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestModel = 200;

} // namespace

OverrideModel::OverrideModel(ModelList *models, QWidget *parent)
    : QWidget(parent)
    , m_models(models)
    , m_box(new QCheckBox(this))
    , m_state(quietLabel(u"overrideModelState"_s, this))
    , m_provider(formBox(u"overrideProvider"_s, this))
    , m_model(new LineInput(u"overrideModelName"_s, this))
{
    m_box->setObjectName(u"overrideModelHere"_s);
    m_model->setMaxLength(kLongestModel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_box);
    column->addWidget(m_state);
    column->addWidget(m_provider);
    column->addWidget(m_model);
    connect(m_box, &QCheckBox::clicked, this, [this](bool here) {
        if (here && !m_written)
            m_written = m_inLibrary;
        refresh();
        Q_EMIT edited();
    });
    connect(m_provider, &QComboBox::activated, this, [this] {
        m_written->provider = base::ProviderId(m_provider->currentData().toString());
        m_written->model.clear(); // it belongs to the provider before
        refresh();
        Q_EMIT edited();
    });
    connect(m_model, &LineInput::edited, this, [this](const QString &text) {
        m_written->model = text.trimmed();
        Q_EMIT edited();
    });
    if (m_models)
        connect(m_models, &ModelList::changed, this, &OverrideModel::refresh);
    retranslate();
}

void OverrideModel::load(const model::ModelChoice &inLibrary, const std::optional<model::ModelChoice> &own)
{
    m_inLibrary = inLibrary;
    m_written = own;
    m_box->setChecked(own.has_value());
    refresh();
}

std::optional<model::ModelChoice> OverrideModel::own() const
{
    return m_box->isChecked() ? m_written : std::nullopt;
}

void OverrideModel::retranslate()
{
    m_box->setText(tr("Model"));
    m_provider->setAccessibleName(tr("Provider in this room"));
    m_model->setAccessibleName(tr("Model name in this room"));
    m_model->setPlaceholderText(tr("the provider’s default model"));
    refresh();
}

void OverrideModel::fill()
{
    const base::ProviderId chosen = m_written.value_or(m_inLibrary).provider;
    setItems(m_provider, providerItems(m_models, chosen));
    m_provider->setCurrentIndex(m_provider->findData(chosen.value()));
}

QString OverrideModel::nameOf(const model::ModelChoice &choice) const
{
    const auto answering = m_models ? m_models->answering(choice) : std::nullopt;
    if (answering)
        return answeringName(*answering);
    return choice.provider.isEmpty() ? tr("Default model") : choice.model;
}

void OverrideModel::refresh()
{
    const bool here = m_box->isChecked();
    fill();
    m_state->setText(here ? tr("only in this room") : tr("as in the library: %1").arg(nameOf(m_inLibrary)));
    m_box->setAccessibleDescription(m_state->text());
    m_provider->setVisible(here);
    const bool named = here && m_written && !m_written->provider.isEmpty() &&
                       m_written->provider != model::rehearsalProvider();
    m_model->setVisible(named);
    if (m_written && m_model->text().trimmed() != m_written->model)
        m_model->show(m_written->model);
}

} // namespace studio::ui
