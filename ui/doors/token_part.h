// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace studio::ui {

class CopyLine;
class QrView;

/// The tokens that programs have to send: shown as dots until the user wants to see them, copied, shown as a
/// QR code together with the address, or renewed after a question.
class TokenPart : public QWidget
{
    Q_OBJECT

public:
    TokenPart(QWidget *parent);

    /// \p address: where the door opens, may be empty; \p kept: whether the token is in the keychain.
    void setToken(const QString &token, bool kept, const QString &address);
    /// The token of programs that may speak as the user; empty if no door allows that.
    void setFrontToken(const QString &token);
    void setAllowed(bool allowed); ///< whether tokens can be renewed

    /// The content of the QR code: the address with the token, for a socket in the query, else in the
    /// fragment, which nobody sends by mistake; without an address, the token alone.
    [[nodiscard]] static QString codeText(const QString &token, const QString &address);

Q_SIGNALS:
    void renewalWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void layOut();
    void askToRenew();
    void refresh();
    void retranslate();

    QString m_token;
    QString m_frontToken;
    QString m_address;
    bool m_kept = true;
    bool m_allowed = true;
    bool m_shown = false;
    bool m_coded = false; ///< the code is shown
    bool m_asked = false; ///< the user was asked whether to renew
    QLabel *m_title = nullptr;
    QLabel *m_note = nullptr;
    CopyLine *m_line = nullptr;
    QLabel *m_frontName = nullptr;
    CopyLine *m_frontLine = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_code = nullptr;
    QPushButton *m_renew = nullptr;
    QPushButton *m_keep = nullptr;
    QLabel *m_question = nullptr;
    QrView *m_view = nullptr;
    QLabel *m_holds = nullptr;
};

} // namespace studio::ui
