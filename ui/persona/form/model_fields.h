// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/validation.h"
#include "ui/forms/answering.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class FormField;
class LineInput;
class ModelList;
class ModelSettings;
class PersonaEdit;

/// The part of a persona's form that chooses which model answers for the companion, and how: provider and
/// model, and folded below them the ModelSettings. It writes into the PersonaEdit with every keystroke;
/// load() shows the state of the PersonaEdit.
class ModelFields : public QWidget
{
    Q_OBJECT

public:
    ModelFields(PersonaEdit &edit, ModelList &models, QWidget *parent = nullptr);

    void load();
    /// All inputs that can have a flaw, by persona::Field.
    [[nodiscard]] const QHash<int, FormField *> &fields() const { return m_fields; }
    /// Inputs whose text is no number. The persona has no value for them.
    [[nodiscard]] QList<persona::Flaw> unreadable() const;
    [[nodiscard]] static bool isFolded(persona::Field field);
    void unfold(bool unfolded);

Q_SIGNALS:
    void edited(studio::persona::Field field); ///< by the user; the edit has the new value already

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeChoice(QVBoxLayout *column);
    void makeSettings(QVBoxLayout *column);
    void chooseProvider(int index);
    void writeModel(const QString &model);
    void change(persona::Field field, const std::function<void(model::ModelChoice &)> &how);
    void askForModels();
    void loadProviders();
    void loadModels();
    void refresh(); ///< the available settings and the texts beside them
    void retranslate();
    [[nodiscard]] const model::ModelChoice &choice() const;
    [[nodiscard]] std::optional<Answering> answering() const; ///< null: not known yet
    [[nodiscard]] QString providerHint(const std::optional<Answering> &who) const;
    [[nodiscard]] QString modelHint(const std::optional<Answering> &who) const;

    PersonaEdit &m_edit;
    ModelList &m_models;
    QHash<int, FormField *> m_fields;
    QComboBox *m_provider = nullptr;
    QComboBox *m_model = nullptr;
    LineInput *m_modelName = nullptr; ///< the text field of m_model
    QPushButton *m_fold = nullptr;
    QLabel *m_foldHint = nullptr;
    ModelSettings *m_settings = nullptr;
};

} // namespace studio::ui
