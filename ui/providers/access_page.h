// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace studio::ui {

class FormField;

/// Second page of the wizard: name, address, protocol, and key. A typed key is shown as dots and leaves this
/// page only as a KeyInput.
class AccessPage : public QWidget
{
    Q_OBJECT

public:
    explicit AccessPage(QWidget *parent = nullptr);

    /// Fills the page with what is known; a stored key stays until the user types another.
    void show(const model::Provider &provider, bool hasStoredKey);
    using QWidget::show;
    void setAddress(const QUrl &address);
    void setTakenNames(const QStringList &names);
    void setKeychain(bool isThere);
    void retranslate();

    /// As entered; id and model are those that show() was given.
    [[nodiscard]] model::Provider provider() const;
    [[nodiscard]] ports::KeyInput key() const;
    [[nodiscard]] QString flaw() const; ///< the first problem to fix; empty: none
    void showFlaws();                   ///< from now on, mark missing values too
    void focusFlaw();                   ///< the first wrong input, else the key

Q_SIGNALS:
    void edited();

private:
    enum class KeyWay { Typed, Variable, None }; ///< the rows of the choice
    [[nodiscard]] FormField *addField(const QString &objectName, QWidget *input);
    void makeKey();
    void makeBounds();
    void completeAddress();
    [[nodiscard]] QUrl address() const; ///< as it will be used
    void focusKey();
    void refresh();
    [[nodiscard]] KeyWay keyWay() const;
    [[nodiscard]] QString nameFlaw() const;
    [[nodiscard]] QString addressFlaw() const;
    [[nodiscard]] QString keyFlaw() const;
    [[nodiscard]] QString keyHint() const;
    [[nodiscard]] bool isSameServer() const;

    model::Provider m_start;
    bool m_hasStoredKey = false;
    bool m_keychain = false;
    bool m_marksMissing = false;
    QStringList m_taken;
    QList<FormField *> m_fields;
    QLineEdit *m_name = nullptr;
    FormField *m_nameField = nullptr;
    QLineEdit *m_address = nullptr;
    FormField *m_addressField = nullptr;
    QComboBox *m_kind = nullptr;
    FormField *m_kindField = nullptr;
    QComboBox *m_keyWay = nullptr;
    QLineEdit *m_key = nullptr;
    QLineEdit *m_variable = nullptr;
    FormField *m_keyField = nullptr;
    QSpinBox *m_parallel = nullptr;
    FormField *m_parallelField = nullptr;
    QSpinBox *m_perMinute = nullptr;
    FormField *m_perMinuteField = nullptr;
};

} // namespace studio::ui
