// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QStringList>

#include <optional>

namespace studio::ui {

struct ActionEntry;

/// What stands against a key for an action.
struct KeyObjection
{
    enum class Kind {
        Warned,  ///< the key can be given, but perhaps never reaches the window
        Taken,   ///< another action has it and can lose it
        Refused, ///< this action cannot have it
    };
    Kind kind = Kind::Refused;
    QString sentence{};      ///< in the user's language
    QStringList takenFrom{}; ///< the ids of the actions that would lose keys
};

/// The shortcuts of the window: the defaults of the registry, and over them the changes of the user. While
/// the book lives, shortcutsOf() answers from it. A change reaches menus, tool tips and lists by the event of
/// a new language, which every widget that shows a shortcut follows already. Not the settings file: its owner
/// reads and writes changes().
///
/// Each action has at most two keys. A numbered action (cueAction) has one, with the digit 1; its modifiers
/// hold for 1 to 9. Only one book lives at a time. GUI thread.
class ShortcutBook : public QObject
{
    Q_OBJECT

public:
    enum class Taking { Never, FromOthers };
    static constexpr int kMostKeys = 2;

    explicit ShortcutBook(QObject *parent = nullptr);
    ~ShortcutBook() override;

    /// Whether keys can be given to the action: not to a family without numbers, nor to a button alone.
    [[nodiscard]] static bool canHaveKeys(const ActionEntry &entry);
    /// Why the keys of the action cannot be changed; empty if they can.
    [[nodiscard]] static QString whyFixed(const ActionEntry &entry);

    /// Empty for an unknown id, as are all answers.
    [[nodiscard]] QList<QKeySequence> keysOf(const QString &id) const;
    [[nodiscard]] bool isChanged(const QString &id) const { return m_changes.contains(id); }
    [[nodiscard]] qsizetype changeCount() const { return m_changes.size(); }

    /// The first other action with the key, also one of the nine keys of a numbered action.
    [[nodiscard]] QString conflictOf(const QString &id, const QKeySequence &key) const;
    /// What may be wrong with a key for any action; empty if nothing is.
    [[nodiscard]] static QString warningOf(const QKeySequence &key);
    /// Null if nothing stands against it. The default keys of an action are never refused to it.
    [[nodiscard]] std::optional<KeyObjection> objectionTo(const QString &id, const QKeySequence &key) const;

    /// Gives the action exactly these keys; none: it has no shortcut. False, and nothing changes, if a key is
    /// refused, or if another action has it and may not lose it.
    bool setKeys(const QString &id, const QList<QKeySequence> &keys, Taking taking = Taking::Never);
    /// Gives it its default keys.
    bool reset(const QString &id, Taking taking = Taking::Never);
    void resetAll();

    /// Ids with their keys as portable text, an empty list for none: what differs from the defaults, and what
    /// use() did not know.
    [[nodiscard]] QMap<QString, QStringList> changes() const;
    /// Replaces all changes. An entry that cannot be used is dropped, so that its action has its default
    /// keys; a sentence tells each. Unknown ids are kept as they are, because a newer version may know them.
    QStringList use(const QMap<QString, QStringList> &changes);

Q_SIGNALS:
    void keysChanged(const QString &id);

private:
    using Keys = QMap<QString, QList<QKeySequence>>;

    void put(const QString &id, const QList<QKeySequence> &keys);
    void takeFrom(const QString &id, const QKeySequence &key);
    [[nodiscard]] static QList<QKeySequence> keysIn(const Keys &changes, const ActionEntry &entry);
    [[nodiscard]] static QStringList dropClashes(Keys &changes);

    Keys m_changes; ///< of known actions, different from their defaults
    QMap<QString, QStringList> m_unknown;
};

/// The book that lives; null if there is none.
[[nodiscard]] const ShortcutBook *shortcutBook();

} // namespace studio::ui
