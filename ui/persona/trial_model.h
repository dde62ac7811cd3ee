// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "ui/forms/answering.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace studio::ui {

class LineInput;
class ModelList;

/// Chooses the model that answers a trial line: the persona's own, Rehearsal, or any model of the studio's
/// providers. The persona's own choice stays as it is.
class TrialModel : public QWidget
{
    Q_OBJECT

public:
    TrialModel(ModelList &models, QWidget *parent = nullptr);

    void standBefore(QWidget *next);            ///< for the Tab order
    void setOwn(const model::ModelChoice &own); ///< the persona's
    /// The persona's own choice with all its settings, or the same with another provider and model.
    [[nodiscard]] model::ModelChoice choice() const;
    [[nodiscard]] std::optional<Answering> answering() const; ///< null: not known yet

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void chooseProvider();
    void refresh();
    void loadProviders();
    void retranslate();
    [[nodiscard]] bool isOwn() const;
    [[nodiscard]] base::ProviderId provider() const;

    ModelList &m_models;
    model::ModelChoice m_own;
    QComboBox *m_provider = nullptr;
    QComboBox *m_model = nullptr;
    LineInput *m_modelName = nullptr;
};

} // namespace studio::ui
