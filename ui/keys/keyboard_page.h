// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QKeySequence>
#include <QWidget>

#include <array>
#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace studio::ui {

class KeyField;
class KeyTree;
class ShortcutBook;

/// The page of the settings where users see all shortcuts and change them: a list with a search, the keys of
/// the current action, and one sentence that says what happened or what stands against a key. Every change is
/// made in the book at once. A page, not a window: it opens no dialog. GUI thread; the book survives it.
class KeyboardPage : public QWidget
{
    Q_OBJECT

public:
    explicit KeyboardPage(ShortcutBook &book, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static constexpr int kKeys = 2; ///< as many as the book allows

    void arrange();
    void connectParts();
    void filter();
    void showAction();
    void showKeys();
    void editCurrent();
    void press(int place, QKeyCombination key);
    void remove(int place);
    void addSecond();
    void resetCurrent();
    void askToResetAll();
    /// Says a sentence to eyes and screen readers, with an offer or without.
    void say(const QString &sentence, const QString &offer = {}, std::function<void()> act = {});
    void sayHint();
    void takeOffer();
    void retranslate();
    [[nodiscard]] QString currentName() const;
    [[nodiscard]] QList<QKeySequence> withKey(int place, QKeyCombination key) const;

    ShortcutBook &m_book;
    QLineEdit *m_search = nullptr;
    KeyTree *m_tree = nullptr;
    QLabel *m_nothing = nullptr;
    QLabel *m_name = nullptr;
    std::array<KeyField *, kKeys> m_fields{};
    std::array<QPushButton *, kKeys> m_removes{};
    QPushButton *m_add = nullptr;
    QPushButton *m_reset = nullptr;
    QLabel *m_sentence = nullptr;
    QPushButton *m_offer = nullptr;
    QPushButton *m_resetAll = nullptr;
    bool m_addsSecond = false;   ///< the second field waits for its key
    std::function<void()> m_act; ///< what the offer does
};

} // namespace studio::ui
